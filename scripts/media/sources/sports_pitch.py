"""Football: a league match under four floodlights, an afternoon and one in the snow."""
import math

import numpy as np

from sports_ground import Brush, finished, grain, noise, rgb
from sports_people import athlete
from sports_play import Play
from sports_scene import Camera, Ground, cap, composed, sheet, sun_at

LOOKS = {
    'flood': dict(grass='#1c6b27', stripe=1.17, line=(.93, .95, .92), tone=(.92, 1., 1.02), suns=[(sun_at(a, 38), .40) for a in (38, 142, 218, 322)], shade=(.30, .34, .40), ball=(.97, .97, .95)),
}
HOME, AWAY = (rgb('#d6453a'), rgb('#f1efe9')), (rgb('#f3f3ef'), rgb('#1b2f57'))
KEEPERS = (rgb('#e8d94a'), rgb('#20242a')), (rgb('#37c08a'), rgb('#14321f'))


def ground(box, scale, look):
    base = rgb(look['grass'])
    brush = Brush(box, scale, tuple(c * .8 for c in base))
    brush.rect(-58, -39, 116, 78, tuple(c * .93 for c in base))
    for k in range(0, 20, 2): brush.rect(-52.5 + k * 5.25, -39, 5.25, 78, tuple(min(1, c * look['stripe']) for c in base))
    white, w = look['line'], .14
    brush.frame(-52.5, -34, 105, 68, w, white)
    brush.line([(0, -34), (0, 34)], w, white); brush.arc(0, 0, 9.15, 0, 7, w, white); brush.disc(0, 0, .25, white)
    for s in (-1, 1):
        brush.frame(s * 52.5, -20.16, -s * 16.5, 40.32, w, white); brush.frame(s * 52.5, -9.16, -s * 5.5, 18.32, w, white)
        brush.disc(s * 41.5, 0, .22, white)
        a = math.acos(5.5 / 9.15)
        brush.arc(s * 41.5, 0, 9.15, (math.pi if s > 0 else 0) - a, (math.pi if s > 0 else 0) + a, w, white)
        for y in (-34, 34): brush.arc(s * 52.5, y, 1, 0, 7, w, white)
    # The stands: rows of seats, and people in them as specks of many colours.
    rng = np.random.default_rng(5)
    for side in (1, -1):
        brush.rect(-70, 43 if side > 0 else -75, 140, 32, (.05, .065, .10))
        for row in range(26):
            y = side * (44.2 + row * .95)
            if not (box[1] - 2 < y < box[3] + 2): continue
            for x in np.arange(max(-62, box[0]), min(62, box[2]), .62):
                if rng.random() < .86:
                    colour = ((.62, .18, .16), (.75, .74, .72), (.20, .24, .34), (.36, .38, .42), (.14, .15, .19))[rng.choice(5, p=(.3, .14, .2, .16, .2))]
                    brush.disc(x + rng.normal() * .07, y + rng.normal() * .07, .24, tuple(c * rng.uniform(.5, 1.2) for c in colour))
    h, wd = brush.h, brush.w
    worn = .84 + .30 * noise(h, wd, 14, 3, 5)
    return Ground(finished(brush.pixels(), 1 + look.get('grain', .04) * grain(h, wd, 4, .8), worn), box, scale)


def boards():
    """Lit boards along the touch line, without a word on them."""
    colours = ('#1f3f8f', '#d6ff3f', '#e9ecf2', '#c6362c')
    return [sheet([(x, 40, 0), (x + 9.4, 40, 0), (x + 9.4, 40, 1.1), (x, 40, 1.1)], rgb(colours[k % 4])) for k, x in enumerate(np.arange(-57, 52, 9.6))]


def goal(s):
    x, post = s * 52.5, (.96, .96, .96)
    parts = [cap((x, -3.66, 0), (x, -3.66, 2.44), .07, post), cap((x, 3.66, 0), (x, 3.66, 2.44), .07, post), cap((x, -3.66, 2.44), (x, 3.66, 2.44), .07, post)]
    b = x + s * 2
    for k in range(13):
        y = -3.66 + k * .61
        parts += [sheet([(x, y, 2.44), (x + s * .9, y, 2.4), (b, y, 0), (b, y + .035, 0), (x + s * .9, y + .035, 2.4), (x, y + .035, 2.44)], (.9, .93, .95), .55)]
    for k in range(9):
        u = k / 8
        px, pz = x + s * (.9 + 1.1 * u), 2.4 * (1 - u)
        parts += [sheet([(px, -3.66, pz), (px, 3.66, pz), (px, 3.66, pz + .035), (px, -3.66, pz + .035)], (.9, .93, .95), .5)]
    return parts


def eleven(side, shift):
    rows = [(-48, 0), (-33, -20), (-36, -7), (-36, 7), (-33, 20), (-20, -12), (-22, 2), (-18, 16), (-6, -20), (-3, 0), (-6, 19)]
    return [(side * x, side * y) for x, y in [(x + (shift if k else 0), y) for k, (x, y) in enumerate(rows)]]


PLAY = Play((eleven(1, 12), eleven(-1, 6)), [(-1, 5, -12, -14), (.9, 6, -4, 3), (2.3, 9, 9, -6), (3.7, 10, 17, 12), (5.2, 7, 12, 22), (7, 10, 29, 24), (8.6, 9, 37, 6), (10, 8, 41, -9), (11.4, 9, 44.2, -1.5), (13, 13, 45, 1), (20, 13, 45, 1)],
            [(.02, .05)] + [(.72, .34)] * 10 + [(.02, .05)] + [(.36, .42)] * 10, 1.7, .55, .5, press=.6)


def match(t, look):
    where, (facing, speed) = PLAY.where(t), PLAY.headings(t)
    people = []
    for i, (at, face, v) in enumerate(zip(where, facing, speed)):
        kit = (KEEPERS[i // 11] if i % 11 == 0 else (HOME, AWAY)[i // 11])
        people += athlete(at, face, t * (5 + v * .9) + i * 1.7, kit, min(.85, .16 + v * .11), .06 + v * .014, number=i * 7 + 2, sock=kit[1] if i // 11 else kit[0], shoe=(.1, .1, .12), size=1.22)
    x, y, z = PLAY.ball(t)
    return people + [cap((x, y, z + .06), (x, y, z + .06), .2, look['ball'])]


def shot(camera, begin, scale, box, stand=False):
    def start(name, size):
        look = LOOKS[name]
        floor = ground(box, scale, look)

        def at(t):
            cam = camera(t, size)
            things = match(begin + t, look)
            rest = (boards() if stand else []) + (goal(1) if box[2] > 50 else [])
            base = floor.seen(cam) * np.array(look['tone'], np.float32)
            return composed(base, cam, things + rest, look['suns'], look['shade'], .62, seed=int(t * 25), thrown=things + (goal(1) if box[2] > 50 else []), soft=1.2)
        return at
    return start


def follow(span, tilt, heading, ease=.75, ahead=0., begin=0.):
    def camera(t, size):
        x = sum(PLAY.ball(begin + t + d)[0] for d in np.linspace(-.9, .9, 13)) / 13
        y = sum(PLAY.ball(begin + t + d)[1] for d in np.linspace(-.9, .9, 13)) / 13
        return Camera(x * ease + ahead, y * ease, span, tilt, heading + 1.2 * t, size=size)
    return camera


SHOTS = [
    shot(lambda t, size: Camera(1 + 1.6 * t, 13, 74 - 1.2 * t, 52, 92, size=size), 0, 22, (-62, -40, 66, 72), True),
    shot(follow(27, 4, 68, .95, 0, 2.4), 2.4, 44, (-24, -26, 46, 44)),
    shot(lambda t, size: Camera(44.5 - .3 * t, 1., 31 - .8 * t, 55, 15 - 2.5 * t, size=size), 8.4, 36, (16, -42, 76, 42)),
    shot(follow(17, 22, 128, 1., 0, .2), .2, 64, (-24, -24, 36, 36)),
]
FILM = ['flood', 'flood', 'flood', 'flood']
