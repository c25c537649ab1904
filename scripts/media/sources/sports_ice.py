"""Ice hockey: five and a keeper a side, scratched ice, one pond in the evening."""
import math

import numpy as np

from sports_ground import Brush, finished, grain, noise, rgb
from sports_people import athlete
from sports_play import Play
from sports_scene import Camera, Ground, cap, composed, sheet, sun_at

LOOKS = {
    'arena': dict(ice='#d3dee6', tone=(.97, 1., 1.03), suns=[(sun_at(145, 30), .55), (sun_at(325, 48), .22)], shade=(.34, .40, .50)),
}
HOME, AWAY = (rgb('#16233f'), rgb('#0e1626')), (rgb('#f4f4f2'), rgb('#b8252c'))
HELMETS = (.84, 1., .25), (.80, .13, .16)


def ground(box, scale, look):
    brush = Brush(box, scale, (.10, .12, .16))
    c = brush.ctx

    def rink(grow):
        c.new_path()
        for x, y, a in ((21.5, 6.5, 0), (-21.5, 6.5, 1), (-21.5, -6.5, 2), (21.5, -6.5, 3)): c.arc(x, y, 8.5 + grow, a * math.pi / 2, (a + 1) * math.pi / 2)
        c.close_path()
    # People behind the glass, then the boards with their yellow foot.
    rng = np.random.default_rng(8)
    for _ in range(2600):
        x, y = rng.uniform(-40, 40), rng.uniform(-26, 26)
        brush.disc(x, y, .3, tuple(rng.uniform(.1, .5) * k for k in ((1, .5, .45), (.8, .85, 1), (.9, .9, .85))[rng.integers(3)]))
    rink(1.1); c.set_source_rgb(.20, .23, .28); c.fill()
    rink(.35); c.set_source_rgb(.93, .94, .95); c.fill()
    rink(.1); c.set_source_rgb(.93, .76, .18); c.fill()
    rink(0); c.set_source_rgb(*rgb(look['ice'])); c.fill_preserve()
    c.save(); c.clip()
    red, blue = rgb('#c8323a'), rgb('#2c56ad')
    brush.rect(-.15, -15, .3, 30, red)
    for s in (-1, 1):
        brush.rect(s * 7.5 - .15, -15, .3, 30, blue); brush.rect(s * 26 - .03, -15, .06, 30, red)
        brush.area([(s * 26, -1.8)] + [(s * (26 - 1.83 * math.cos(a)), 1.83 * math.sin(a)) for a in np.linspace(-1.4, 1.4, 20)] + [(s * 26, 1.8)], (.45, .66, .90), .8)
        brush.arc(s * 26, 0, 1.83, math.pi / 2 if s > 0 else -math.pi / 2, math.pi * 1.5 if s > 0 else math.pi / 2, .06, red)
        for y in (-7, 7):
            brush.arc(s * 20, y, 4.5, 0, 7, .07, red); brush.disc(s * 20, y, .32, red); brush.disc(s * 6, y, .3, red)
    brush.arc(0, 0, 4.5, 0, 7, .07, blue); brush.disc(0, 0, .18, blue)
    for _ in range(900):
        r, a, span = rng.uniform(1.5, 14), rng.uniform(0, 6.28), rng.uniform(.2, 1.3)
        x, y = rng.uniform(-30, 30), rng.uniform(-15, 15)
        brush.arc(x, y, r, a, a + span, rng.uniform(.012, .04), (1, 1, 1) if rng.random() < .6 else (.45, .56, .66), rng.uniform(.1, .5))
    c.restore()
    h, w = brush.h, brush.w
    return Ground(finished(brush.pixels(), 1 + .012 * grain(h, w, 2), .90 + .16 * noise(h, w, 7, 3, 4)), box, scale)


def net(s):
    x, red = s * 26, (.85, .12, .14)
    parts = [cap((x, -.92, 0), (x, -.92, 1.22), .05, red), cap((x, .92, 0), (x, .92, 1.22), .05, red), cap((x, -.92, 1.22), (x, .92, 1.22), .05, red)]
    parts.append(sheet([(x, -.92, 1.22), (x, .92, 1.22), (x + s * .9, .8, .5), (x + s * 1.1, .8, 0), (x + s * 1.1, -.8, 0), (x + s * .9, -.8, .5)], (.95, .96, .97), .5))
    return parts


SIDES = ([(-25, 0), (-10, -5), (-10, 6), (-2, -9), (0, 0), (-2, 9)], [(25, 0), (13, -5), (13, 5), (7, -8), (5, 1), (7, 8)])
PLAY = Play(SIDES, [(-1, 1, -14, -4), (.8, 4, -5, 3), (2, 3, 5, -9), (3.2, 4, 12, -2), (4.4, 5, 16, 9), (5.6, 2, 9, 7), (6.8, 1, 10, -6), (8, 3, 20, -9), (9.2, 5, 22, 6), (10.2, 4, 23, -.6), (11.2, 6, 25.3, .2), (12.4, 7, 19, -8), (14, 11, 8, -10), (16, 10, -3, -4), (20, 10, -9, 0)],
            (.55, .15), 1.9, .9, 0., .5)


def match(t):
    where, (facing, speed) = PLAY.where(t), PLAY.headings(t, .2)
    where[0], where[6] = (-25.2, .3 * math.sin(t)), (25.2, .55 * math.sin(t * 1.7))
    people = []
    for i, (at, face, v) in enumerate(zip(where, facing, speed)):
        keeper, kit = i % 6 == 0, (HOME, AWAY)[i // 6]
        if keeper: face = 0. if i == 0 else math.pi
        stick = (.2, .12, .10) if i < 6 else (.75, .62, .42)
        hand, blade = (.42, -.26, .80), (1.25, -.42 + .22 * math.sin(t * 4 + i), .06)
        thing = [cap((.25, .12, 1.02), blade, .03, stick), cap(blade, (blade[0] + .28, blade[1] + .1, .05), .045, (.08, .08, .1))]
        people += athlete(at, face, t * (1.6 + v * .28) + i, kit, min(.62, .2 + v * .05), .5, spread=1., hip=.80, number=i * 3 + 2, sock=kit[1], shoe=(.06, .06, .08), bend=.8, reach=(-1, *hand), head=HELMETS[i // 6], thing=thing, size=1.32 if keeper else 1.2)
    x, y, _ = PLAY.ball(t)
    return people + [cap((x + .35, y, .06), (x + .35, y, .06), .12, (.03, .03, .04))]


def shot(camera, begin, scale, box):
    def start(name, size):
        look = LOOKS[name]
        floor = ground(box, scale, look)

        def at(t):
            cam = camera(t, size)
            things = match(begin + t) + net(1) + net(-1)
            base = floor.seen(cam) * np.array(look['tone'], np.float32)
            return composed(base, cam, things, look['suns'], look['shade'], .42, seed=int(t * 25), soft=1.8)
        return at
    return start


def follow(span, tilt, heading, begin, ease=.85):
    def camera(t, size):
        x, y = np.mean([PLAY.ball(begin + t + d)[:2] for d in np.linspace(-.8, .8, 13)], 0) * ease
        return Camera(x, y, span, tilt, heading + 1.5 * t, size=size)
    return camera


SHOTS = [
    shot(lambda t, size: Camera(1.5 + 1.1 * t, .5, 43 - 1. * t, 30, 104 - t, size=size), .2, 34, (-34, -24, 42, 30)),
    shot(follow(16, 3, 76, 2.6), 2.6, 64, (-12, -17, 34, 17)),
    shot(lambda t, size: Camera(22.6, .3, 17 - .5 * t, 52, 28 - 2.5 * t, size=size), 7.8, 64, (6, -20, 42, 20)),
    shot(lambda t, size: Camera(-1 + .8 * t, -.6, 21 - .4 * t, 2, 63, size=size), .0, 56, (-18, -17, 20, 17)),
]
FILM = ['arena'] * 4
