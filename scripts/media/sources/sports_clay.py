"""Tennis: a rally on clay in the last sun; the same court in blue under lamps, and a lawn."""
import math

import numpy as np

from sports_ground import Brush, finished, grain, noise, rgb
from sports_people import athlete
from sports_play import smooth
from sports_scene import Camera, Ground, cap, composed, sheet, sun_at

LOOKS = {
    'clay': dict(court='#c6692c', around='#b85c26', line=(.93, .89, .84), tone=(1.06, .99, .90), suns=[(sun_at(122, 26), .92)], shade=(.34, .24, .24), scuff=.5, sweep=.34),
}
KITS = (rgb('#f3f1ec'), rgb('#f3f1ec')), (rgb('#1d3557'), rgb('#14233b'))
# Where and when the ball is met; the net stands at x = 0.
HITS = [(-.6, 11.2, 3.4), (.9, -11.6, -2.9), (2.3, 11.8, -3.3), (3.7, -11.0, 3.6), (5.1, 10.6, 2.6), (6.5, -12.0, -3.4), (7.9, 11.9, 3.1), (9.3, -10.6, 2.2), (10.7, 7.6, -2.6), (12., -11.4, 3.0), (13.4, 11.6, -3.), (14.8, -11.7, -2.4), (16.2, 11.5, 3.2), (17.6, -11, 0)]


def ground(box, scale, look):
    brush = Brush(box, scale, rgb(look['around']))
    brush.rect(-11.885, -5.485, 23.77, 10.97, rgb(look['court']))
    rng, white = np.random.default_rng(11), look['line']
    if look['scuff']:
        for _ in range(260):
            s = rng.choice((-1, 1))
            x, y, a, n = s * rng.normal(11.9, .9), rng.normal(0, 2.6), rng.normal(0, .5) + math.pi / 2, rng.uniform(.3, 1.5)
            brush.line([(x, y), (x + math.cos(a) * n, y + math.sin(a) * n)], rng.uniform(.06, .2), (.96, .72, .5) if rng.random() < .5 else (.45, .22, .1), look['scuff'] * rng.uniform(.1, .5))
        for _ in range(150):
            brush.disc(rng.uniform(-11, 11), rng.uniform(-4.6, 4.6), rng.uniform(.05, .09), (.42, .20, .09), look['scuff'] * .7)
    for y in (-5.485, -4.115, 4.115, 5.485): brush.line([(-11.885, y), (11.885, y)], .06, white)
    for x in (-6.4, 6.4): brush.line([(x, -4.115), (x, 4.115)], .06, white)
    brush.line([(-6.4, 0), (6.4, 0)], .06, white)
    for x in (-11.885, 11.885):
        brush.line([(x, -5.515), (x, 5.515)], .10, white); brush.line([(x, 0), (x * .985, 0)], .06, white)
    h, w = brush.h, brush.w
    sweep = noise(h, w, 40, 3, 4, (.35, 2.6))
    return Ground(finished(brush.pixels(), 1 + .03 * grain(h, w, 5), 1 - look['sweep'] / 2 + look['sweep'] * sweep, .88 + .24 * noise(h, w, 6, 6, 4)), box, scale)


def net():
    mesh = [sheet([(0, y, 0), (0, y, .96), (0, y + .03, .96), (0, y + .03, 0)], (.06, .06, .07), .75) for y in np.arange(-6.3, 6.3, .17)]
    mesh += [sheet([(0, -6.3, z), (0, 6.3, z), (0, 6.3, z + .025), (0, -6.3, z + .025)], (.06, .06, .07), .7) for z in np.arange(.1, .9, .14)]
    tape = [cap((0, y, .97), (0, y + 1.06, .97), .055, (.95, .95, .93)) for y in np.arange(-6.3, 6.2, 1.05)]
    posts = [cap((0, s * 6.4, 0), (0, s * 6.4, 1.07), .06, (.12, .2, .16)) for s in (-1, 1)]
    return mesh + tape + posts, [sheet([(0, -6.3, .02), (0, 6.3, .02), (0, 6.3, 1.0), (0, -6.3, 1.0)], (0, 0, 0), .62)] + posts


def ball(t):
    for (t0, x0, y0), (t1, x1, y1) in zip(HITS, HITS[1:]):
        if t0 <= t < t1:
            u, b = (t - t0) / (t1 - t0), .70
            z = 1. * (1 - u / b) + 4 * 1.35 * (u / b) * (1 - u / b) if u < b else 4 * .82 * ((u - b) / (1 - b) * .62) * (1 - (u - b) / (1 - b) * .62) * 1.15
            return np.array([x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, max(.06, z)])
    return np.array([*HITS[-1][1:], 1.])


def player(side, t, look):
    """Between two strokes of his own: back towards the middle, then out to where the ball will be."""
    own = [hit for hit in HITS if hit[1] * side > 0]
    before = max((h for h in own if h[0] <= t), default=own[0])
    after = min((h for h in own if h[0] > t), default=own[-1])

    def where(t):
        u = (t - before[0]) / max(after[0] - before[0], .1)
        off = -.75
        p0, p1 = np.array([before[1] + side * .5, before[2] + off]), np.array([after[1] + side * .5, after[2] + off])
        mid = np.array([side * 12.1, .2 * (p0[1] + p1[1])])
        return p0 + (mid - p0) * smooth(u / .45) if u < .45 else mid + (p1 - mid) * smooth((u - .45) / .5)
    at, move = where(t), (where(min(t + .05, after[0] - .01)) - where(t - .0)) / .05
    speed = float(np.hypot(*move))
    face = math.pi if side > 0 else 0.
    near = min((t - h[0] for h in own), key=abs)
    swing = 1.9 * math.tanh(near * 7)
    slide = smooth(1 - abs(near + .12) / .5)
    hand = (.42 * math.cos(swing), -.15 - .55 * math.cos(swing * .5), 1.12 + .1 * abs(near))
    if abs(near) > .55: hand = (.45, -.1, 1.1)
    tip = (hand[0] + .42 * math.cos(swing - .7), hand[1] + .42 * math.sin(swing - .7), hand[2] + .12)
    racket = [cap(hand, tip, .022, (.1, .1, .1))] + [cap((tip[0] + .13 * math.cos(a) + .08, tip[1] + .12 * math.sin(a), tip[2]), (tip[0] + .13 * math.cos(a + .7) + .08, tip[1] + .12 * math.sin(a + .7), tip[2]), .018, (.84, 1., .25)) for a in np.arange(0, 6.2, .7)]
    kit = KITS[0 if side > 0 else 1]
    return athlete(at, face, t * 9 if speed > 1 else 1.2, kit, .2 + min(.5, speed * .1) + .35 * slide, .22, spread=.5 + 1.6 * slide, hip=.92 - .14 * slide, number=2 if side > 0 else 5, reach=(-1, *hand), thing=racket, size=1.28)


def shot(camera, begin, scale, box):
    def start(name, size):
        look = LOOKS[name]
        floor, (mesh, solid) = ground(box, scale, look), net()

        def at(t):
            cam, b = camera(t, size), ball(begin + t)
            moving = player(1, begin + t, look) + player(-1, begin + t, look) + [cap(b, b, .12, (.87, .98, .30))]
            tail = [cap(ball(begin + t - .02 * k), ball(begin + t - .02 * k), .085 - .018 * k, (.87, .98, .30)) for k in range(1, 4)]
            base = floor.seen(cam) * np.array(look['tone'], np.float32)
            return composed(base, cam, moving + tail + mesh, look['suns'], look['shade'], .5, seed=int(t * 25), thrown=moving + solid)
        return at
    return start


def near(side, span, tilt, heading, begin):
    def camera(t, size):
        own = [h for h in HITS if h[1] * side > 0]
        y = np.interp([begin + t + d for d in np.linspace(-.5, .5, 9)], [h[0] for h in own], [h[2] - .6 for h in own]).mean()
        return Camera(side * 10.6, y * .6, span, tilt, heading + t, size=size)
    return camera


BOX = (-22, -15, 22, 15)
SHOTS = [
    shot(lambda t, size: Camera(4.6 + .3 * t, -.6, 23.5 - .6 * t, 14, 66 + t, size=size), 0, 44, BOX),
    shot(near(1, 10.5, 6, 112, 4.), 4., 80, (2, -11, 20, 11)),
    shot(lambda t, size: Camera(-4.6 + .4 * t, 0, 18.5 - .4 * t, 60, 2 + 1.5 * t, size=size), 8.2, 52, (-22, -17, 34, 17)),
    shot(lambda t, size: Camera(.4 - .2 * t, .2, 30.5 - .3 * t, 2, 106 + 1.2 * t, size=size), 4.2, 44, BOX),
]
FILM = ['clay'] * 4
