#!/usr/bin/env python3
"""Films of sports, cut from the places that are rendered from close by: sports_film.py NAME FOLDER out.mkv

FOLDER holds what `studio/shoot.py … film` wrote. Four set-ups of four seconds, so that every cut falls on a
segment's first frame; the first begins exactly as its still is. With a second of the film as a fourth word: that frame alone, as a PNG."""
import math
import subprocess
import sys

import numpy as np
import torch
from PIL import Image

import sports_lens as lens
from sports_lens import Air, Place, breathing, cloth, flashes, glints, passing, switched, twinkling, water

SHOT_S = 4
WHITE, WARM, RED = (1., .96, .88), (1., .78, .5), (1., .06, .03)


class Shot:
    """A place, how the camera moves from the first frame to the last, and what moves before it."""
    def __init__(self, name, truck=(0, 0), dolly=0., zoom=1., start=1., roll=0., hand=1., swell=0., thin=True, light=(), bend=None, air=(), sharpens=0.):
        self.__dict__.update(name=name, truck=truck, dolly=dolly, zoom=zoom, start=start, roll=roll, hand=hand, swell=swell, thin=thin, light=light, bend=bend, air=air, sharpens=sharpens)

    def open(self, folder, seed):
        self.seed = seed; self.place = p = Place(folder, self.name, self.thin)
        self.lights = [make(p) for make in self.light]; self.bender = self.bend(p) if self.bend else None
        self.folder = folder; return self

    def frame(self, t):
        u = lens.ease(t / SHOT_S); hx, hy, hr = lens.held(t, self.seed)
        # Off the still's own place the edge would show: the picture grows a little as it moves.
        rim = 1 + .012 * min(1, t / 1.2) * self.hand + 2.2 * u * max(abs(self.truck[0]), abs(self.truck[1]) * 1.8) + .05 * self.swell * min(1, t)
        heave = self.swell * .007 * (math.sin(1.7 * t + self.seed) - math.sin(self.seed)); tilt = self.swell * .011 * (math.sin(1.1 * t + 2 * self.seed) - math.sin(2 * self.seed))
        picture = self.place.picture
        for light in self.lights: picture = light(t, picture)
        move = dict(truck=(self.truck[0] * u, self.truck[1] * u), dolly=self.dolly * u, zoom=(self.start + (self.zoom - self.start) * u) * rim,
                    roll=self.roll * u + hr * .5 * self.hand + tilt, pan=(hx * self.hand, hy * self.hand + heave))
        out = lens.view(self.place, picture, move, self.bender(t) if self.bender else None)
        if self.sharpens: out = lens.out_of_focus(out, self.sharpens * max(0, 1 - t / .7) ** 2)
        for air in self.air: out = air.over(t, out)
        return out


def low(y): return lambda p: p.where(lambda r, g, b, x, v, n: v > y)
def hot(k=.8, top=0., bottom=1.): return lambda p: p.where(lambda r, g, b, x, v, n: ((r + g + b) / 3 > k) & (v > top) & (v < bottom))
def glow(p): return p.where(lambda r, g, b, x, v, n: (r > .45) & (b < .3) & (r > g * 1.25) & (n > .35))


def stands(top=.2, bottom=.66, by=.55, a_second=2.):
    """The lamps and screens of those who look on; now and then somebody's flash."""
    return (lambda p: twinkling(p, p.where(lambda r, g, b, x, v, n: ((r + g + b) / 3 > .3) & (n < .25) & (v > top) & (v < bottom)), by),
            lambda p: flashes(p, p.where(lambda r, g, b, x, v, n: ((r + g + b) / 3 < .3) & (n < .2) & (v > top) & (v < bottom)), a_second))


def blue(p, top=.0): return p.where(lambda r, g, b, x, v, n: (b > r * 1.25) & (g > r * 1.05) & (v > top))
def pool(by=.0045, top=.3, scale=1., speed=1.): return lambda p: water(p, blue(p, top), by, scale, speed)
def sea(top, by=.0032, scale=1.3): return lambda p: water(p, p.where(lambda r, g, b, x, v, n: v > top), by, scale, .8)
def sparkle(top, by=.5, left=0., right=1.): return lambda p: glints(p, p.where(lambda r, g, b, x, v, n: (v > top) & (x > left) & (x < right)), by)


def snow(n=150, seed=2, wind=.05): return Air(n, .0012, (wind, .16), (.9, .94, 1.), .5, seed, sway=.012)
def dust(n=70, colour=(1., .75, .45), gain=.16, wind=.09, seed=3): return Air(n, .0016, (wind, -.012), colour, gain, seed, sway=.02)
def motes(n=40, colour=(1., .9, .7), gain=.14, seed=5): return Air(n, .0018, (.012, -.01), colour, gain, seed, sway=.02)
def haze(seed): return Air(6, .14, (.11, 0.), (1., .72, .4), .07, seed, sway=.03, top=.25, low=.75)
def rain(n=170): return Air(n, .0009, (-.10, 2.3), (.75, .85, 1.), .34, 4, streak=.016, sway=0)
def sparks(n=34): return Air(n, .0011, (.42, -.34), (1., .45, .12), .9, 6, streak=.012, sway=.03, fade_in=.8)
def ice(n=60): return Air(n, .0013, (.03, .035), (.85, .93, 1.), .32, 7, sway=.02)


FILMS = {
    'football': [
        Shot('football-free-kick', dolly=.025, truck=(.003, 0), zoom=1.06, light=stands(.36, .62), air=(motes(26, (.9, .95, 1.), .08),)),
        Shot('football-goal-mouth', truck=(.018, 0), dolly=.06, thin=False, light=stands(.25, .62)),
        Shot('football-on-the-ball', truck=(-.022, -.004), dolly=.05, sharpens=9, light=stands(.02, .5, .35, .5)),
        Shot('football-wide', truck=(-.014, .006), dolly=.14, light=stands(.15, .64)),
    ],
    'athletics': [
        Shot('athletics-set', dolly=.025, truck=(-.003, 0), zoom=1.06, light=stands(.40, .62), air=(motes(),)),
        Shot('athletics-bend', dolly=.10, truck=(.016, .008)),
        Shot('athletics-line', dolly=.12, truck=(-.012, .008), sharpens=8, air=(motes(30),)),
        Shot('athletics-leader', truck=(.018, 0), dolly=.07, air=(motes(34),)),
    ],
    'tennis': [
        Shot('drawn-clay', dolly=.15, truck=(.010, 0), air=(dust(44, (1., .6, .35), .10, .03),)),
        Shot('tennis-behind-the-baseline', dolly=.11, truck=(-.014, .012)),
        Shot('tennis-over-the-net', truck=(.012, 0), dolly=.07, thin=False, sharpens=8, air=(motes(20),)),
        Shot('tennis-slide', dolly=.14, truck=(-.016, .010), air=(dust(70, (1., .55, .3), .16, .07),)),
    ],
    'swimming': [
        Shot('swimming-block', dolly=.02, truck=(-.003, 0), zoom=1.06, bend=pool(.0032, .62), light=(sparkle(.62, .45), *stands(.1, .55, .4, .6))),
        Shot('swimming-lanes', truck=(.014, .010), dolly=.06, bend=pool(.0022, 0, .8), light=(sparkle(0, .35),)),
        Shot('swimming-wall', truck=(-.016, 0), dolly=.05, bend=lambda p: water(p, low(.62)(p), .0042), light=(sparkle(.6, .45),)),
        Shot('swimming-head-on', dolly=.10, bend=lambda p: water(p, low(.66)(p), .0036), light=(sparkle(.64, .45), *stands(0, .46, .45, 1.))),
    ],
    'ice-hockey': [
        Shot('drawn-ice', dolly=.15, truck=(.008, 0), light=(lambda p: breathing(p, hot(.5, 0, .45)(p), .10, .9),), air=(ice(40),)),
        Shot('ice-hockey-face-off', dolly=.025, truck=(.003, 0), zoom=1.06, light=(lambda p: breathing(p, hot(.8, 0, .3)(p), .08), *stands(.1, .5)), air=(ice(),)),
        Shot('ice-hockey-puck', dolly=.12, truck=(-.012, .010), roll=-.02, air=(ice(40),)),
        Shot('ice-hockey-crease', dolly=.11, truck=(.005, 0), thin=False, sharpens=8, light=stands(.1, .5)),
    ],
    'sailing': [
        Shot('drawn-sail', truck=(.012, 0), zoom=1.07, swell=.7, bend=sea(.72), light=(sparkle(.79, .5, .8),)),
        Shot('sailing-fleet', truck=(-.016, 0), dolly=.04, swell=.8, bend=sea(.66), light=()),
        Shot('sailing-leader', truck=(.004, .010), zoom=1.12, roll=.02, swell=.4, bend=lambda p: water(p, blue(p), .0034, 1.), light=(lambda p: glints(p, blue(p), .5),)),
        Shot('sailing-last-light', truck=(.010, 0), zoom=1.09, swell=.6, bend=sea(.70), light=(sparkle(.755, .6, .42, .68), lambda p: breathing(p, hot(.75, .3, .7)(p), .05, .5))),
    ],
    'arena-formula-opener': [
        Shot('race-visor', dolly=.02, truck=(-.004, 0), zoom=1.05, hand=.8, light=(lambda p: breathing(p, glow(p), .18, 1.1), lambda p: twinkling(p, hot(.6, 0, 1)(p), .12))),
        Shot('race-start-lights', dolly=.05, truck=(.006, 0), hand=.8, light=(lambda p: switched(p, lens.unlit(p, p.where(lambda r, g, b, x, v, n: (r > .5) & (g < .42) & (b < .42) & (n > .5))), 2.4), lambda p: breathing(p, hot(.75, .6, .9)(p), .05)), air=(motes(16, (1., .6, .5), .08),)),
        Shot('race-kerb', dolly=.20, truck=(-.006, 0), hand=1.6, light=(lambda p: passing(p, [((.02, .335), (1.1, .33), (.012, .012), WARM, 1.0, 1.5), ((-.03, .337), (1.05, .332), (.012, .012), WARM, 1.0, 1.5), ((-.05, .335), (1.1, .33), (.01, .01), RED, 2.2, 1.5)], .12, .7),), air=(dust(40, (1., .8, .55), .12, .12),)),
        Shot('race-chequered', zoom=1.06, truck=(.006, 0), hand=1.4, bend=lambda p: cloth(p, p.where(lambda r, g, b, x, v, n: n > .45), .2)),
    ],
    'arena-gt-circuit': [
        Shot('gt-headlight', truck=(-.020, -.004), dolly=.06, light=(lambda p: breathing(p, hot(.85)(p), .10, 1.4, .06),)),
        Shot('race-pit-lane', dolly=.22, light=(lambda p: passing(p, [((.548, .352), (.66, .44), (.003, .016), WHITE, .6, 3.3), ((.560, .352), (.75, .442), (.003, .017), WHITE, .6, 3.3)], .9, .9, .35), lambda p: twinkling(p, hot(.5, 0, .3)(p), .12)), air=(motes(18, (.8, .9, 1.), .10),)),
        Shot('gt-brake-side', truck=(-.016, 0), dolly=.07, light=(lambda p: breathing(p, glow(p), .16, 1.),), air=(sparks(),)),
        Shot('race-pit-number', dolly=.20, hand=1.4, truck=(.008, 0), sharpens=8, light=(lambda p: passing(p, [((.632, .52), (.52, .58), (.003, .016), WHITE, .9, 3.0), ((.650, .52), (.61, .58), (.003, .017), WHITE, .9, 3.0)], .8, .9, .35),)),
    ],
    'arena-superspeedway': [
        Shot('oval-banking-night', dolly=.14, truck=(.006, 0), hand=1.5, thin=False, light=(lambda p: passing(p, [((1.02, .30 + .1 * k), (-.05, .74 + .05 * k), (.004, .009), c, s, 1.0) for k, c, s in ((0, WHITE, .7), (.2, WHITE, .72), (.9, WARM, 1.9), (1.1, WARM, 1.92), (.4, RED, 2.9), (.55, RED, 2.9))], 9, .8, .25), lambda p: breathing(p, hot(.8, 0, .4)(p), .07))),
        Shot('oval-top-lane', dolly=.18, hand=1.6, thin=False, light=(lambda p: breathing(p, hot(.8, 0, .4)(p), .07),)),
        Shot('oval-wall', dolly=.20, truck=(-.006, 0), hand=1.8, thin=False, light=(lambda p: passing(p, [((.115, .49), (-.16, .66), (.003, .030), WHITE, .7, 1.7), ((.125, .49), (-.02, .66), (.003, .031), WHITE, .7, 1.7), ((.13, .49), (-.10, .72), (.003, .034), WARM, 2.1, 1.6), ((.14, .49), (.06, .72), (.003, .035), WARM, 2.1, 1.6)], 9, .9, .3),), air=(dust(26, (.9, .9, 1.), .10, .3),)),
        Shot('oval-white-line', dolly=.18, hand=1.8, thin=False, truck=(.010, 0), light=(lambda p: twinkling(p, hot(.4, .3, .6)(p), .4),), air=(dust(40, (.9, .9, 1.), .12, .35),)),
    ],
    'arena-alpine-pass': [
        Shot('alpine-road-snow', dolly=.05, zoom=1.07, truck=(.003, 0), air=(snow(90, 2, .06),)),
        Shot('alpine-pole', truck=(-.024, 0), dolly=.06, air=(snow(170, 5, .16),)),
        Shot('alpine-hairpin-dusk', dolly=.05, truck=(.012, 0), air=(snow(110, 8),), light=(lambda p: passing(p, [((.36, .315), (.22, .455), (.006, .013), WHITE, .8, 3.2), ((.395, .315), (.285, .455), (.006, .013), WHITE, .8, 3.2)], .25, .8), lambda p: breathing(p, hot(.6, .1, .6)(p), .08, 1.6))),
        Shot('alpine-rail', truck=(-.018, 0), dolly=.08, air=(snow(130, 9),), light=(lambda p: breathing(p, hot(.6, .1, .6)(p), .10, 1.6),)),
    ],
    'arena-desert-hill': [
        Shot('desert-track-dust', dolly=.14, truck=(-.006, 0), light=(lambda p: breathing(p, hot(.85, .35, .6)(p), .22, 1.7, .03),), air=(dust(90), haze(1))),
        Shot('desert-stones', dolly=.14, truck=(.016, .008), air=(dust(80, wind=.12),)),
        Shot('desert-lamps', zoom=1.18, truck=(.008, 0), hand=1.5, light=(lambda p: breathing(p, hot(.85, .3, .7)(p), .22, 1.7, .04),), air=(dust(110, wind=.16), haze(2))),
        Shot('desert-rut', dolly=.14, truck=(-.014, 0), air=(dust(80, wind=.10), haze(3))),
    ],
    'arena-endurance': [
        Shot('race-driver-night', dolly=.025, truck=(-.003, 0), zoom=1.06, light=(lambda p: breathing(p, glow(p), .14, .9), *stands(.2, .5)), air=(motes(20, (.8, .86, 1.), .08),)),
        Shot('race-night-rain', dolly=.06, hand=1.4, light=(lambda p: twinkling(p, hot(.5, .1, 1)(p), .16, speed=1.6), sparkle(.5, .4)), air=(rain(),)),
        Shot('race-slick-disc', truck=(.016, 0), dolly=.06, light=(lambda p: breathing(p, glow(p), .16, 1.1),), air=(sparks(),)),
        Shot('gt-brake-glow', truck=(-.016, 0), dolly=.05, light=(lambda p: breathing(p, glow(p), .15, .8),), air=(motes(24, (1., .6, .4), .12),)),
    ],
}


def frames(name, folder, step=1):
    """Every frame of a film, its grain over it."""
    rng = np.random.default_rng(7); grain = [torch.from_numpy(rng.normal(0, .006, (lens.H, lens.W)).astype(np.float32)) for _ in range(6)]
    for number, shot in enumerate(FILMS[name]):
        shot.open(folder, number + len(name))
        for k in range(0, SHOT_S * lens.FPS, step):
            out = shot.frame(k / lens.FPS) + grain[k // 2 % 6]
            yield (torch.clamp(out, 0, 1).permute(1, 2, 0).numpy() * 255 + .5).astype(np.uint8)


def write(name, folder, out):
    pipe = subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{lens.W}x{lens.H}', '-r', str(lens.FPS), '-i', '-', '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10', '-pix_fmt', 'yuv444p', out], stdin=subprocess.PIPE)
    for frame in frames(name, folder): pipe.stdin.write(frame.tobytes())
    pipe.stdin.close(); pipe.wait()


if __name__ == '__main__':
    name, folder, out, *at = sys.argv[1:]
    if at:
        number, t = divmod(float(at[0]), SHOT_S); shot = FILMS[name][int(number)].open(folder, int(number) + len(name))
        Image.fromarray((torch.clamp(shot.frame(t), 0, 1).permute(1, 2, 0).numpy() * 255 + .5).astype(np.uint8)).save(out)
    else: write(name, folder, out)
