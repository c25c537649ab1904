"""The places of the races from further cameras: what a film cuts to."""
from studio import camera
import motor_circuit, motor_metal, motor_road

def again(name, at, to, lens, fstop, focus, **develop):
    for m in (motor_circuit, motor_metal, motor_road):
        if name in m.SHOTS: build, how = m.SHOTS[name]
    def shot(): build(); camera(at, to, lens, fstop, focus)
    return shot, dict(develop={**how['develop'], **develop})

SHOTS = {
    'race-slick-disc': again('race-slick', (1.3, -1.0, .42), (.02, -.05, .33), 66, 2, (.12, -.2, .33)),
    'race-pit-number': again('race-pit-lane', (.6, -1.6, .2), (-.6, 6, .4), 35, 1.8, (-.2, 1.9, 0)),
    'gt-brake-side': again('gt-brake-glow', (.8, -1.3, .24), (.03, -.1, .34), 66, 2, (.02, -.16, .34)),
    'oval-top-lane': again('oval-banking-night', (-4.6, -9, 6.9), (-6.2, 14, 6.4), 40, 2, (-3.6, -3, 6.4)),
    'oval-white-line': again('oval-wall', (-2.3, -4.4, .3), (-1.2, 6, .75), 40, 2, (-.6, -1.4, .02)),
    'alpine-pole': again('alpine-road-snow', (.7, 1.4, .8), (2.5, 6.5, 1.1), 55, 1.8, (2.5, 4.6, 1.2)),
    'alpine-rail': again('alpine-hairpin-dusk', (-2.2, -4.6, .85), (1.4, 8, .95), 58, 1.8, (-.1, -.6, .62)),
    'desert-lamps': again('desert-track-dust', (.6, 4.6, .55), (2.0, 21, 1.0), 75, 2.2, (1.8, 14, .5)),
    'desert-rut': again('desert-stones', (-.3, .72, .3), (.9, 2.3, .03), 50, 2.2, (.3, 1.6, .02)),
}
