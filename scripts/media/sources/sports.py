#!/usr/bin/env python3
"""Films of sports drawn from above: sports.py film SPORT out.mkv"""
import importlib
import sys

from sports_ground import fine
from sports_scene import FPS, H, W, write

SHOT_S = 4
MODULES = {"athletics": "track", "sailing": "sail", "tennis": "clay", "swimming": "pool", "football": "pitch", "ice-hockey": "ice"}


def frames(sport):
    """Four set-ups of four seconds, so that every cut falls on a segment's first frame."""
    for number, start in enumerate(sport.SHOTS):
        at = start(getattr(sport, 'FILM', ['evening'] * 4)[number], (W, H))
        for k in range(SHOT_S * FPS): yield at(k / FPS)


if __name__ == '__main__':
    _, name, out = sys.argv[1:4]
    sport = importlib.import_module('sports_' + MODULES[name])
    fine.update(ground=.3, frame=0)
    write(out, frames(sport))
