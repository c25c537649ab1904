"""Sailing: a fleet that beats to windward on a streaked sea, with its wakes."""
import math

import numpy as np

from sports_ground import rgb, tile
from sports_scene import Camera, Tiles, cap, composed, mask_of, placed, sheet, sun_at

LOOKS = {
    'blue': dict(deep=(2, 44, 92), bright=(0, 112, 150), foam=(214, 236, 240), foams=1., tone=(1.03, 1., .96), suns=[(sun_at(118, 30), .62)], shade=(.30, .36, .46), gold=0),
}
WIND = 38
SAILS = [rgb(c) for c in ('#e9dc4e', '#d94a3a', '#f0ecdf', '#f4f2ee', '#2f6fc4', '#16181d', '#ee8b2d')]
# Where each boat is at nought, what it steers, and its speed.
FLEET = [(0, 0, -28, 4.2), (-17, 8, -27, 4.1), (15, -9, -29, 4.15), (-33, 1, -28, 4.0), (-8, -17, -26, 4.05), (9, 20, -28, 4.1), (-26, 26, -29, 4.0)]


def boat(number, t):
    x, y, course, v = FLEET[number]
    a = math.radians(course + 2.2 * math.sin(t * .7 + number * 2))
    at = (x + math.cos(math.radians(course)) * v * t, y + math.sin(math.radians(course)) * v * t)
    lee = 1
    hull = [(4.6, 0, .55)] + [(4.6 - 9.2 * u, 1.32 * math.sin(min(1, u * 1.25 + .06) * math.pi * .62), .5) for u in np.linspace(.04, 1, 12)]
    hull += [(p[0], -p[1], p[2]) for p in hull[:0:-1]]
    deck = [(p[0] * .90 - .1, p[1] * .78, .58) for p in hull]
    sail, white = SAILS[number % 7], (.93, .93, .91)
    boom, mast = (-4.0, lee * 1.5, 1.3), (.7, 0, 11.4)
    leech = [(boom[0] + (mast[0] - boom[0]) * u - .9 * math.sin(u * math.pi), boom[1] + (mast[1] - boom[1]) * u + lee * .75 * math.sin(u * math.pi), boom[2] + (mast[2] - boom[2]) * u) for u in np.linspace(0, 1, 8)]
    parts = [sheet(hull, white), sheet(deck, (.76, .74, .70)), sheet([(-.6, .5, .62), (-3.6, .55, .62), (-3.6, -.55, .62), (-.6, -.5, .62)], (.34, .33, .33))]
    parts += [sheet([(.7, 0, 1.2), *leech], sail), sheet([(.7, 0, 1.2), *[(p[0] * .5 + .35, p[1] * .55, p[2] * .95 + .1) for p in leech]], tuple(min(1, c * 1.12) for c in sail))]
    clew, head = (.1, lee * 1.45, 1.1), (.72, 0, 9.4)
    parts += [sheet([(4.5, 0, .7), head, *[(head[0] + (clew[0] - head[0]) * u - .1, head[1] + (clew[1] - head[1]) * u + lee * .5 * math.sin(u * math.pi), head[2] + (clew[2] - head[2]) * u) for u in np.linspace(.1, 1, 7)]], tuple(c * .93 for c in white))]
    for k in range(4): parts.append(cap((-1.2 - k * .7, -.95, .75), (-1.2 - k * .7, -1.1, 1.25), .2, ((.86, .26, .18), (.16, .18, .22))[k % 2]))
    parts.append(cap((.7, 0, .5), mast, .06, (.2, .2, .22)))
    return placed(parts, at, a, 1., -.36), at, a


def wakes(fleet, t):
    strokes = []
    rng = np.random.default_rng(4)
    for number, (_, (x, y), a) in enumerate(fleet):
        back = np.array([-math.cos(a), -math.sin(a)])
        side = np.array([-back[1], back[0]])
        stern = np.array([x, y]) + back * 4.2
        for k in range(24):
            u, w = k / 24, (k + 1) / 24
            wander = side * .35 * math.sin(k * .9 + number) * u
            strokes.append(([stern + back * 26 * u + wander, stern + back * 26 * w + wander], .5 + 2.3 * u, .72 * (1 - u) ** 1.5))
        bow = np.array([x, y]) - back * 4.2
        for s in (-1, 1):
            for k in range(10):
                u = k / 10
                strokes.append(([bow + back * (8 * u) + side * s * (.5 + 2.4 * u), bow + back * (8 * u + 1) + side * s * (.5 + 2.4 * (u + .1))], .42 + .4 * u, .8 * (1 - u)))
        for _ in range(8): strokes.append(([bow + back * rng.uniform(0, 2) + side * rng.normal() * .6], rng.uniform(.3, .7), .6))
    return strokes


class Sea:
    def __init__(self, look):
        self.look = look
        self.swell = Tiles(tile(1024, 7, 31, 5, (1.6, .7)), 1024 / 76)
        self.streak = [Tiles(tile(1024, 20, 41 + k, 5, (1.9, .42)), 1024 / 60) for k in range(2)]
        self.chop = Tiles(tile(1024, 60, 51, 5, (1.2, .8)), 1024 / 34)

    def seen(self, cam, centre, t, strokes):
        look = self.look
        a = WIND
        swell = self.swell.seen(cam, centre, a + 8, (.55 * t, .30 * t))
        one, two = self.streak[0].seen(cam, centre, a, (1.0 * t, .16 * t)), self.streak[1].seen(cam, centre, a - 7, (.55 * t, -.22 * t))
        chop = self.chop.seen(cam, centre, a + 20, (.8 * t, .5 * t))
        body = np.clip(.5 + (swell - .5) * 1.15 + (one - .5) * .45 + (chop - .5) * .32, 0, 1)[..., None]
        sea = np.array(look['deep'], np.float32) * (1 - body) + np.array(look['bright'], np.float32) * body
        crest = np.clip((one * .58 + two * .50 + chop * .20 + (swell - .5) * .35 - .80) * 4.2, 0, 1) * look['foams']
        wake = mask_of(cam, strokes, 1.6)
        torn = np.clip((wake * 1.15 + (chop - .5) * 1.9 + (two - .5) * 1.1 - .34) * 2.6, 0, 1) * np.clip(wake * 3, 0, 1)
        foam = np.clip(crest * .72 + torn * .96, 0, .96)[..., None]
        sea = sea * (1 - .35 * wake[..., None]) + 26 * wake[..., None]
        if look['gold']:
            y, x = np.mgrid[:cam.h, :cam.w].astype(np.float32)
            near = np.exp(-(((x / cam.w - .60) / .26) ** 2)) * (1.1 - .75 * y / cam.h)
            glint = np.clip((chop - .47) * 4 + (one - .5) * 2, 0, 1) * near * look['gold']
            sea = sea + glint[..., None] * np.array((255, 186, 110), np.float32)
        return (sea * (1 - foam) + np.array(look['foam'], np.float32) * foam) * np.array(look['tone'], np.float32)


def buoy(x, y, t):
    z = .12 * math.sin(t * 2.2)
    return [cap((x, y, .5 + z), (x, y, 1.3 + z), .95, (.96, .42, .10)), cap((x, y, 1.9 + z), (x, y, 2.2 + z), .55, (.98, .52, .16))]


def shot(camera, begin, marks=()):
    def start(name, size):
        look, sea = LOOKS[name], Sea(LOOKS[name])

        def at(t):
            clock = begin + t
            fleet = [boat(k, clock) for k in range(len(FLEET))]
            cam, centre = camera(clock, t, size)
            things = [part for parts, _, _ in fleet for part in parts] + [p for x, y in marks for p in buoy(x, y, clock)]
            base = sea.seen(cam, centre, clock, wakes(fleet, clock) + [([(x, y), (x - 2, y + 1)], 2.4, .5) for x, y in marks])
            return composed(base, cam, things, look['suns'], look['shade'], .55, seed=int(t * 25), soft=2.)
        return at
    return start


def follow(number, span, tilt, heading, dx=0., dy=0., turn=0., zoom=0.):
    def camera(clock, t, size):
        x, y, course, v = FLEET[number]
        c = math.radians(course)
        x, y = x + math.cos(c) * v * clock + dx, y + math.sin(c) * v * clock + dy
        return Camera(x, y, span + zoom * t, tilt, heading + turn * t, size=size), (x, y)
    return camera


SHOTS = [
    shot(follow(0, 66, 16, 92, -1, 2, 1.2, -1.5), 1),
    shot(follow(0, 27, 8, 74, -1.2, .6, 2., -.6), 5),
    shot(follow(1, 40, 58, 62, 6, 2, -2., -.8), 8),
    shot(lambda clock, t, size: (Camera(56 + .5 * t, -31, 44 - t, 20, 118, size=size), (56, -31)), 11, ((60, -25),)),
]
FILM = ['blue'] * 4
