#!/usr/bin/env python3
"""Sports drawn from above: sports.py film SPORT out.mkv  - sports.py stills SPORT folder  - sports.py heroes SPORT folder  - sports.py look SPORT folder"""
import importlib
import os
import sys

from PIL import Image

from sports_ground import fine
from sports_scene import FPS, H, W, write

SHOT_S, STILL, HERO = 4, (960, 540), (1920, 1080)
MODULES = {"athletics": "track", "sailing": "sail", "tennis": "clay", "swimming": "pool", "football": "pitch", "ice-hockey": "ice"}


def frames(sport):
    """Four set-ups of four seconds, so that every cut falls on a segment's first frame."""
    for number, start in enumerate(sport.SHOTS):
        at = start(getattr(sport, 'FILM', ['evening'] * 4)[number], (W, H))
        for k in range(SHOT_S * FPS): yield at(k / FPS)


def still(sport, number, t, look, size=(W * 3 // 2, H * 3 // 2)):
    """A frame drawn larger and scaled down: finer than one of the film. Some set-ups are those of stills alone."""
    return Image.fromarray((sport.SHOTS + getattr(sport, 'MORE', []))[number](look, size)(t))


if __name__ == '__main__':
    what, name, out = sys.argv[1:4]
    sport = importlib.import_module('sports_' + MODULES[name])
    if what == 'film':
        fine.update(ground=.3, frame=0)
        write(out, frames(sport))
    if what == 'stills':
        for title, *how in sport.STILLS: still(sport, *how).resize(STILL, Image.LANCZOS).save(os.path.join(out, title + '.webp'), quality=96)
    if what == 'heroes':
        fine['frame'] = .4
        for title, *how in sport.HEROES: still(sport, *how, size=(2880, 1620)).resize(HERO, Image.LANCZOS).save(os.path.join(out, title + '.webp'), quality=96)
    if what == 'look':
        for title, *how in sport.STILLS + sport.HEROES: still(sport, *how, size=(W, H)).resize((800, 450), Image.LANCZOS).save(os.path.join(out, title + '.png'))
