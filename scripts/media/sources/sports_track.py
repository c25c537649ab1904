"""Athletics: a heat over 400 m, round the bend and to the line."""
import math

import numpy as np

from sports_ground import Brush, finished, grain, noise, rgb
from sports_people import athlete
from sports_scene import Camera, Ground, composed, sun_at

LANE, INNER = 1.22, 36.5
KITS = [(rgb(a), rgb(b)) for a, b in (('#e8e6df', '#20242c'), ('#e2d04a', '#1c1e24'), ('#2a73d6', '#f0f0ee'), ('#1b1d22', '#d6ff3f'), ('#f4f2ee', '#c62f2f'), ('#1e8f5a', '#f2e9c8'), ('#d8452f', '#14223c'), ('#7a3fb0', '#f0eef4'))]
LOOKS = {
    'evening': dict(track='#c23f22', infield='#1f6b23', apron='#16506b', sun=(140, 24), shade=(.30, .22, .26), tone=(1.06, 1, .92)),
    'night': dict(track='#2a5fb4', infield='#12402e', apron='#101728', sun=None, shade=(.45, .45, .5), tone=(.86, .94, 1.06)),
}
FLOOD = [(sun_at(a, 42), .42) for a in (35, 125, 215, 305)]


def ground(box, scale, look):
    brush = Brush(box, scale, rgb(look['apron']))
    white, outer = (.93, .91, .87), INNER + LANE * 8

    def ring(r, fill=None, width=.07, colour=white):
        c = brush.ctx
        c.new_path(); c.move_to(-95, -r); c.line_to(0, -r); c.arc(0, 0, r, -math.pi / 2, math.pi / 2); c.line_to(-95, r)
        if fill: c.set_source_rgb(*fill); c.close_path(); c.fill()
        else: c.set_source_rgb(*colour); c.set_line_width(width); c.stroke()
    ring(outer + .1, rgb(look['track']))
    ring(INNER, rgb(look['infield']))
    for k in range(0, 12, 2): ring(INNER - 3 * k - 1.5, None, 3., tuple(c * 1.13 for c in rgb(look['infield'])))
    for k in range(9): ring(INNER + LANE * k, None, .06 if k else .12)
    for k in range(8):
        y = -(INNER + LANE * (k + .5))
        brush.line([(-13.7 + k * .6, y - LANE / 2), (-13.7 + k * .6, y + LANE / 2)], .05, (.95, .85, .3))
        c = brush.ctx
        c.save(); c.translate(-2.4, y - .3); c.scale(1, -1); c.set_source_rgb(*white); c.select_font_face('DejaVu Sans'); c.set_font_size(.85)
        c.translate(0, -.62); c.rotate(math.pi / 2); c.move_to(-.3, 0); c.show_text(str(k + 1)); c.new_path(); c.restore()
    brush.line([(0, -INNER), (0, -outer)], .16, white)
    for k in range(1, 4): brush.line([(-k * 10, -outer), (-k * 10, -outer - .5)], .1, white)
    h, w = brush.h, brush.w
    return Ground(finished(brush.pixels(), 1 + .032 * grain(h, w, 1), .86 + .28 * noise(h, w, 9, 2, 5)), box, scale)


def place(lane, to_exit):
    """Where somebody in a lane is, with so many metres left in the bend; below nought is the straight."""
    r = INNER + LANE * (lane - .5)
    if to_exit < 0: return to_exit * 1., r, math.pi
    a = math.pi / 2 - to_exit / r
    return r * math.cos(a), r * math.sin(a), a + math.pi / 2


def field(left, t, straight=False):
    people = []
    for lane in range(1, 9):
        d = left - 8.7 * t + .8 * math.sin(lane * 2.3) + .25 * math.sin(t * .8 + lane) + (lane == 4) * -1.1
        x, y, a = (-d, -(INNER + LANE * (lane - .5)), 0.) if straight else place(lane, d)
        people += athlete((x, y), a, -d * 2.75 + lane * 1.3, KITS[lane - 1], .85, .17, number=lane * 2 + 1)
    return people


def shot(camera, left, scale, box, straight=False):
    def start(look_name, size):
        look = LOOKS[look_name]
        floor = ground(box, scale, look)
        suns = [(sun_at(*look['sun']), .95)] if look['sun'] else FLOOD

        def at(t):
            cam = camera(t, size)
            base = floor.seen(cam) * np.array(look['tone'], np.float32)
            return composed(base, cam, field(left, t, straight), suns, look['shade'], .55, seed=int(t * 25))
        return at
    return start


def chase(t, size):
    x, y, _ = place(4, 62 - 8.7 * t)
    return Camera(x + .6, y - .2, 15, 8, 92, size=size)


SHOTS = [
    shot(lambda t, size: Camera(40 - 2.4 * t, .5 + 5.8 * t, 40, 24, 94, size=size), 72, 26, (-45, -22, 72, 72)),
    shot(chase, 62, 62, (5, 0, 62, 58)),
    shot(lambda t, size: Camera(-13 + 2.3 * t, -42.0, 21 - .6 * t, 57, 196 - 1.5 * t, size=size), 29, 46, (-62, -62, 14, -22), True),
    shot(lambda t, size: Camera(-1.5 + .35 * t, -42.2 + .1 * t, 21, 3, 118, size=size), 29, 60, (-18, -58, 16, -26), True),
]
