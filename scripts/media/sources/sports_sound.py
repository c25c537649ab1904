"""What a ground sounds like: a crowd that swells, and what the sport itself does to air, clay, ice and water."""
import numpy as np

from sound import SR, bp, hp, lp, noise, rev


def crowd(D, rng, swells, level=.16, claps=1.):
    """Many throats: bands of noise that breathe, rise at the swells, and hands above them."""
    n = int(D * SR); t = np.arange(n) / SR
    heat = .42 + .1 * np.sin(t * .9 + 1) + sum(np.exp(-((t - T) / w) ** 2) * g for T, w, g in swells)
    x = np.zeros((2, n))
    for a, b, g in ((180, 420, 1.), (420, 900, .9), (900, 1900, .5), (1900, 3600, .16)):
        slow = np.array([np.interp(t, np.arange(0, D + 1, .22), .6 + .8 * rng.random(len(np.arange(0, D + 1, .22)))) for _ in range(2)])
        x += np.array([bp(rng.standard_normal(n), a, b) for _ in range(2)]) * g * slow
    x *= heat * level
    for T in np.cumsum(rng.exponential(.012 / claps, int(D * 80 * claps))):
        a = int(T * SR)
        if a + 900 > n: break
        clap = hp(rng.standard_normal(900) * np.exp(-np.arange(900) / 130), 900) * .05 * max(0, heat[a] - .35) * level * 6
        p = rng.random(); x[0, a:a + 900] += clap * p; x[1, a:a + 900] += clap * (1 - p)
    return x


def put(x, T, sound, pan=.5, gain=1.):
    a = int(T * SR)
    if a < 0: return
    L = min(len(sound), x.shape[1] - a)
    if L > 0: x[0, a:a + L] += sound[:L] * gain * (1 - pan); x[1, a:a + L] += sound[:L] * gain * pan


def blow(rng, pitch, fall, length=.25, body=.5):
    t = np.arange(int(length * SR)) / SR
    return (np.sin(2 * np.pi * pitch * t * (1 - .3 * t)) * body + bp(rng.standard_normal(len(t)), pitch * .8, min(pitch * 4, 16000)) * (1 - body)) * np.exp(-t * fall)


def hiss(rng, length, a, b):
    t = np.linspace(0, 1, int(length * SR))
    return bp(rng.standard_normal(len(t)), a, b) * np.sin(np.pi * t) ** 1.5


def make(kind, D, rng):
    if kind == 'athletics':
        x = crowd(D, rng, [(3, 2, .3), (D - 3, 3.2, .95)], claps=1.6)
        for lane in range(8):
            for T in np.arange(rng.random() * .2, D, .235 + .006 * lane): put(x, T, blow(rng, 95, 55, .09, .3), .2 + .08 * lane, .045)
    elif kind == 'tennis':
        x = crowd(D, rng, [(D - .6, 1.1, .6)], .035, .4) * .8
        for k, T in enumerate(np.arange(.9, D, 1.4)):
            put(x, T, blow(rng, 520, 38, .2, .55), .3 + .4 * (k % 2), .55); put(x, T + .98, blow(rng, 210, 60, .12, .4), .7 - .4 * (k % 2), .20)
            put(x, T - .45, hiss(rng, .4, 1400, 5200), .3 + .4 * (k % 2), .035)
    elif kind == 'ice-hockey':
        x = crowd(D, rng, [(5, 1.5, .3), (11, 1.4, .9)], .10)
        for k in range(int(D * 5)): put(x, rng.random() * D, hiss(rng, .18 + .3 * rng.random(), 2600, 7800), rng.random(), .05 + .05 * rng.random())
        for T in (.8, 2, 3.2, 4.4, 5.6, 6.8, 8, 9.2, 10.2, 11.2, 12.4, 14): put(x, T, blow(rng, 900, 60, .12, .4), .3 + .4 * rng.random(), .30)
        for T in (7.2, 12.1): put(x, T, blow(rng, 85, 14, .5, .5), .8, .4)
        x = rev(x, rng, 1.6, .25)
    elif kind == 'swimming':
        x = crowd(D, rng, [(D - 3, 3.5, .6)], .08, .5)
        for lane in range(8):
            for T in np.arange(rng.random(), D, .56 + .01 * lane): put(x, T, hiss(rng, .34, 500, 3400), .15 + .1 * lane, .10)
        x += noise(D, rng, 300, 1600, .7, .5) * .05
        x = rev(x, rng, 2.2, .4)
    elif kind == 'football':
        x = crowd(D, rng, [(4, 1.6, .3), (10.8, 1.6, 1.)], .18)
        for T in np.arange(.4, D - 1, 1.2): put(x, T, blow(rng, 62, 16, .4, .8), .5, .10 if int(T / 1.2) % 4 else .16)
        for T in (.9, 2.3, 3.7, 5.2, 7, 8.6, 10, 11.4): put(x, T, blow(rng, 140, 40, .16, .5), .5, .25)
    elif kind == 'sailing':
        x = noise(D, rng, 160, 620, .25, .8) * .16 + noise(D, rng, 900, 3800, .45, .9) * .06
        for T in np.cumsum(rng.uniform(.5, 1.3, 40)):
            if T < D - 1: put(x, T, hiss(rng, .8, 300, 2200), rng.random(), .16)
        for T in np.cumsum(rng.uniform(.9, 2.4, 20)):
            if T < D - .5: put(x, T, lp(hiss(rng, .16, 80, 900), 700), .4 + .3 * rng.random(), .22)
    else: raise SystemExit(f'no such sound: {kind}')
    return x
