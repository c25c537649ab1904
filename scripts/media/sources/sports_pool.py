"""Swimming: eight lanes with the light's net on the floor, by day and with the lamps on."""
import math

import numpy as np

from sports_ground import Brush, finished, grain, noise, rgb, tile, web
from sports_people import SKINS
from sports_scene import W, Camera, Ground, Tiles, cap, composed, mask_of, placed, sun_at

LANE = 2.5
LOOKS = {
    'day': dict(water='#0a93ad', deep='#08475f', deck='#c9b79c', net=.58, tone=(1.04, 1., .97), rope=('#e8d44a', '#eceae4'), suns=[(sun_at(130, 35), .35)], shade=(.45, .5, .55)),
}
CAPS = [rgb(c) for c in ('#f2f2ee', '#d6ff3f', '#d23b35', '#16181d', '#f0b429', '#3557c9', '#ec6aa0', '#2aa876')]
NETS = []


def nets():
    if not NETS: NETS.extend(Tiles(web(1024, 9, seed, .055), 1024 / 9.) for seed in (3, 9))
    return NETS


def ground(box, scale, look):
    brush = Brush(box, scale, rgb(look['deck']))
    for x in np.arange(math.floor(box[0]), box[2], .5): brush.line([(x, box[1]), (x, box[3])], .02, (0, 0, 0), .16)
    for y in np.arange(math.floor(box[1]), box[3], .5): brush.line([(box[0], y), (box[2], y)], .02, (0, 0, 0), .16)
    brush.rect(-25.3, -10.3, 50.6, 20.6, (.90, .91, .90))
    brush.rect(-25, -10, 50, 20, rgb(look['water']))
    for k in range(8):
        y = -10 + LANE * (k + .5)
        brush.rect(-23, y - .15, 46, .3, rgb(look['deep']))
        for s in (-1, 1):
            brush.rect(s * 23 - .15, y - .5, .3, 1., rgb(look['deep'])); brush.rect(s * 26.2 - .45, y - .4, .9, .8, (.92, .93, .94)); brush.rect(s * 26.2 - .36, y - .3, .6, .6, (.16, .32, .55))
    h, w = brush.h, brush.w
    return Ground(finished(brush.pixels(), 1 + .02 * grain(h, w, 2), .9 + .2 * noise(h, w, 8, 4, 4)), box, scale)


def swimmer(lane, x, way, step):
    """Crawl: the body just below the surface, one arm over it at a time."""
    skin = SKINS[(lane * 2 + 1) % 5]
    roll = .35 * math.sin(step)
    parts = [cap((-.55, 0, -.04), (.1, 0, .02), .15, (.09, .11, .16)), cap((0, 0, .03), (.5, 0, .06), .19, skin), cap((.48, .17, .05 + roll * .2), (.48, -.17, .05 - roll * .2), .11, skin), cap((.78, .02, .08), (.82, .02, .07), .135, CAPS[lane - 1])]
    for side, phase in ((1, step), (-1, step + math.pi)):
        reach, high = math.cos(phase), math.sin(phase)
        elbow = (.48 + reach * .33, side * (.26 + .12 * max(0, high)), .06 + .30 * high)
        hand = (.48 + reach * .72, side * (.2 + .05 * high), .03 + .22 * high)
        if high > -.45: parts += [cap((.48, side * .18, .06), elbow, .07, skin), cap(elbow, hand, .055, skin)]
    for side in (1, -1):
        k = .1 * math.sin(step * 3 + side * 1.57)
        parts += [cap((-.5, side * .1, -.06), (-1.2, side * .12, -.05 + k), .085, skin)]
    return placed(parts, (x, -10 + LANE * (lane - .5), 0), 0 if way > 0 else math.pi, 1.3)


def race(t, look):
    people, foam = [], []
    rng = np.random.default_rng(int(t * 12.5))
    for lane in range(1, 9):
        x = -13.2 + 1.95 * t + (1.1 * math.sin(lane * 2.7) + .9 * (lane == 4) + .12 * math.sin(t * 2 + lane)) - .22 * abs(lane - 4.4)
        y = -10 + LANE * (lane - .5)
        step = t * 5.6 + lane * 1.9
        people += swimmer(lane, x, 1, step)
        for k in range(90):
            back = rng.gamma(1.5, .62)
            foam.append(([(x - 1.05 - back * 1.3, y + rng.normal() * (.13 + back * .13))], rng.uniform(.06, .24), max(.10, .8 - back * .26)))
        for side, phase in ((1, step), (-1, step + math.pi)):
            if abs(phase % 6.283 - 6.1) < .75:
                for _ in range(16): foam.append(([(x + 1.5 + rng.normal() * .16, y + side * .28 + rng.normal() * .12)], rng.uniform(.05, .16), .8))
        for _ in range(14): foam.append(([(x + .55 + rng.normal() * .3, y + rng.choice((-1, 1)) * .38 + rng.normal() * .08)], rng.uniform(.05, .15), .7))
        foam.append(([(x + 1.15, y + .2), (x - 3.5, y + .95)], .10, .22)); foam.append(([(x + 1.15, y - .2), (x - 3.5, y - .95)], .10, .22))
    return people, foam


def ropes(look, camera, t):
    a, b = (rgb(c) for c in look['rope'])
    red = rgb('#d8392f')
    eye = camera.eye
    out = []
    for k in range(1, 8):
        y = -10 + LANE * k
        for n, x in enumerate(np.arange(-24.8, 25, .36)):
            colour = red if abs(x) > 20 else (a if (n // 8) % 2 else b)
            sway = .03 * math.sin(x * .9 + t * 1.6 + k)
            if abs(x - eye[0]) < 70: out.append(cap((x, y + sway, .03), (x + .27, y + sway, .03), .085, colour))
    return out


def shot(camera, begin, scale, box):
    def start(name, size):
        look = LOOKS[name]
        floor = ground(box, scale, look)
        sway = [Tiles(tile(512, 5, s, 1), 512 / 8) for s in (21, 22)]
        speck = Tiles(tile(1024, 70, 5, 4), 1024 / 5.)

        def at(t):
            cam = camera(t, size)
            clock = begin + t
            people, strokes = race(clock, look)
            base = floor.seen(cam)
            px = cam.focal / cam.eye[2]
            dy = ((sway[0].seen(cam, move=(.35 * clock, .2 * clock)) - .5) * px * .22).astype(np.int16)
            dx = ((sway[1].seen(cam, move=(-.2 * clock, .4 * clock)) - .5) * px * .22).astype(np.int16)
            y, x = np.mgrid[:cam.h, :cam.w]
            bent = base[np.clip(y + dy, 0, cam.h - 1), np.clip(x + dx, 0, cam.w - 1)]
            inside = pool_mask(cam)
            one, two = (net.seen(cam, angle=20 + 50 * k, move=((.28 - .5 * k) * clock, (.18 + .2 * k) * clock)) for k, net in enumerate(nets()))
            lit = np.clip(one * .9 + two * .55 + one * two * .8, 0, 1.6)[..., None] * look['net']
            wet = bent * (.86 + .1 * lit) + lit * np.array((95, 150, 150), np.float32)
            base = base * (1 - inside) + wet * inside
            mask = mask_of(cam, strokes, max(1., px * .028 * W / cam.w))
            foam = np.clip((mask * 1.5 + (speck.seen(cam, move=(.4 * clock, 0)) - .5) * 2. - .42) * 2.2, 0, 1) * np.clip(mask * 3, 0, 1)
            base = base * np.array(look['tone'], np.float32)
            foam = foam[..., None] * .94
            base = base * (1 - foam) + np.array((238, 246, 248), np.float32) * np.array(look['tone'], np.float32) * foam
            return composed(base, cam, ropes(look, cam, clock) + people, look['suns'], look['shade'], .5, seed=int(t * 25), soft=2.2)
        return at
    return start


def pool_mask(camera):
    """Where there is water: the pool's four edges, as the camera sees them."""
    y, x = np.mgrid[:camera.h, :camera.w].astype(np.float32)
    m = camera.from_screen
    w = m[2, 0] * x + m[2, 1] * y + m[2, 2]
    gx, gy = (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / w, (m[1, 0] * x + m[1, 1] * y + m[1, 2]) / w
    return ((np.abs(gx) < 25) & (np.abs(gy) < 10)).astype(np.float32)[..., None]


SHOTS = [
    shot(lambda t, size: Camera(-9.5 + 1.8 * t, -.6, 25 - .5 * t, 12, 74 + t, size=size), 0, 44, (-34, -18, 30, 18)),
    shot(lambda t, size: Camera(-1.9 + 1.9 * t, -1.1, 10.5 - .3 * t, 4, 128 - 2 * t, size=size), 5.2, 80, (-14, -11, 22, 11)),
    shot(lambda t, size: Camera(9.5 + 1.4 * t, 0, 20 - .5 * t, 58, 182 + 2 * t, size=size), 10.2, 52, (-36, -20, 34, 20)),
    shot(lambda t, size: Camera(19.4 + .5 * t, .3 + .3 * t, 19, 3, 62, size=size), 14.2, 60, (-2, -18, 38, 18)),
]
FILM = ['day'] * 4
