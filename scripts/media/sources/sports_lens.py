"""A still as a place that a camera moves through: what is near slides past what is far, lamps breathe, water moves.

A place is what `studio/shoot.py … film` writes: NAME.png and NAME.npz (metres to every point, and to what is in focus).
All lengths are shares of the picture's width, all times seconds."""
import math
import os

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from scipy import ndimage

W, H, FPS = int(os.environ.get('WIDTH', 1280)), int(os.environ.get('WIDTH', 1280)) * 9 // 16, 25
WIDE = W * 17 // 16 // 16 * 16  # of a place's own picture: a little more than a frame, for when the camera comes closer
torch.set_num_threads(1)  # several films may be made at once


def ease(u):
    """Leaves and arrives gently, without standing still: half of it is even."""
    return .5 * u + .5 * u * u * (3 - 2 * u)


def grid(w, h):
    x, y = np.meshgrid((np.arange(w) + .5) / w - .5, ((np.arange(h) + .5) / h - .5) * h / w)
    return torch.from_numpy(np.stack([x, y], -1).astype(np.float32))


def sample(image, at, how='bilinear'):
    """An image (parts, height, width) at places counted from its middle in widths."""
    g = at * torch.tensor([2., 2. * W / H])
    return F.grid_sample(image[None], g[None], how, 'reflection', align_corners=False)[0]


class Place:
    def __init__(self, folder, name, keep_thin=True):
        picture = np.asarray(Image.open(f'{folder}/{name}.png').convert('RGB').resize((WIDE, WIDE * 9 // 16), Image.LANCZOS), np.float32) / 255
        found = np.load(f'{folder}/{name}.npz'); far = np.maximum(found['far'], .02)
        near = np.clip(float(found['focus']) / far, 0, 2.6)  # 1 in focus, 0 at the sky
        near = ndimage.median_filter(near, 5)
        if not keep_thin: near = ndimage.grey_opening(near, 9)  # a net is as far as what is seen through it
        near = ndimage.gaussian_filter(ndimage.grey_dilation(near, 7), 2.2)
        self.near = torch.from_numpy(near.astype(np.float32))[None]
        self.picture = torch.from_numpy(picture).permute(2, 0, 1).contiguous()
        self.h, self.w = picture.shape[:2]
        self.near_full = F.interpolate(self.near[None], (self.h, self.w), mode='bilinear', align_corners=False)[0]
        self.xy = grid(self.w, self.h)

    def where(self, rule):
        """A soft mask of the points whose red, green, blue, x, y (0 to 1) and nearness fulfil a rule."""
        x, y = self.xy[..., 0] + .5, self.xy[..., 1] * self.w / self.h + .5
        on = rule(*self.picture, x, y, self.near_full[0]).float()
        return torch.from_numpy(ndimage.gaussian_filter(on.numpy(), self.w / 900))


ROUGH, COARSE = grid(W // 4, H // 4), grid(W // 2, H // 2)


def view(place, picture, move, bend=None):
    """The picture from a camera that has moved: `truck` aside and up, `dolly` towards what is in focus, `zoom`, `roll`, `pan`."""
    tx, ty = move.get('truck', (0, 0)); d = move.get('dolly', 0); z = move.get('zoom', 1); r = move.get('roll', 0); px, py = move.get('pan', (0, 0))
    c, s = math.cos(r), math.sin(r)

    shift = torch.tensor([tx, ty])
    def turned(screen):
        at = screen / z
        return torch.stack([at[..., 0] * c - at[..., 1] * s + px, at[..., 0] * s + at[..., 1] * c + py], -1)
    def seen(at, w): return (at - shift * (w - 1)) * (1 - d * w)
    # The eye's ray, from before the nearest point on, until it is within what is there; first roughly, then closer.
    at = turned(ROUGH); level = torch.full(at.shape[:2], -1.); was_h = was_w = None
    if tx or ty or d:
        for w in np.linspace(float(place.near.max()) + .02, 0, 18):
            w = float(w); h = sample(place.near, seen(at, w))[0]
            if was_h is not None:
                over, under = h - w, was_w - was_h; part = over / torch.clamp(over + under, min=1e-4)
                level = torch.where((level < 0) & (h >= w), w + part * (was_w - w), level)
            was_h, was_w = h, w
    level = F.interpolate(torch.clamp(level, min=0)[None, None], (H // 2, W // 2), mode='bilinear', align_corners=False)[0, 0]
    at = turned(COARSE)
    if tx or ty or d: level = .5 * level + .5 * sample(place.near, seen(at, level[..., None]))[0]
    at = F.interpolate(seen(at, level[..., None]).permute(2, 0, 1)[None], (H, W), mode='bilinear', align_corners=False)[0].permute(1, 2, 0)
    if bend is not None: at = at + bend(at)
    return sample(picture, at, 'bicubic')


# ---- what moves in a place. Each is made for a place and gives, at a time, a picture or a bend.
def breathing(place, mask, by=.12, speed=1.1, halo=.05, phase=0.):
    """Light that swells and sinks: a glowing disc, a lamp."""
    hot = place.picture * mask
    wide = torch.from_numpy(np.stack([ndimage.gaussian_filter(k.numpy(), place.w * halo) for k in hot]))
    def at(t, picture):
        swell = lambda k: math.sin(speed * k * math.pi + phase) * .6 + math.sin(speed * k * 7.3 + 1 + phase) * .25
        g = by * (swell(t) - swell(0))
        return picture + (hot * .5 + wide * 1.2) * g
    return at


def twinkling(place, mask, by=.5, seed=1, speed=1.):
    """Many lamps that flicker, each for itself: a lamp is what hangs together in the mask."""
    rng = np.random.default_rng(seed); lamp, n = ndimage.label(mask.numpy() > .06)
    if not n: return lambda t, picture: picture
    phase, rate = rng.uniform(0, 6.283, n + 1).astype(np.float32), rng.uniform(1.2, 5, n + 1).astype(np.float32) * speed
    rows, columns = np.nonzero(lamp.max(1))[0], np.nonzero(lamp.max(0))[0]
    part = (slice(None), slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1))
    hot = (place.picture * mask * by * .5)[part].contiguous(); lamp = torch.from_numpy(lamp.astype(np.int64))[part[1:]].contiguous()
    def at(t, picture):
        g = torch.from_numpy(np.sin(phase + rate * t) - np.sin(phase))  # none of it at the first frame: that is the still
        out = picture.clone(); out[part] += hot * torch.take(g, lamp); return out
    return at


def flashes(place, mask, a_second=3., seed=1, size=.004):
    """Cameras in a crowd, somewhere in the mask."""
    rng = np.random.default_rng(seed); ys, xs = np.nonzero(mask.numpy() > .5); times = []
    t = .5
    while t < 8 and len(xs): k = rng.integers(len(xs)); times.append((t, xs[k], ys[k], rng.uniform(.6, 1))); t += rng.exponential(1 / a_second)
    r = int(place.w * size * 5); yy, xx = np.mgrid[-r:r + 1, -r:r + 1]; d = np.hypot(xx, yy) / (place.w * size)
    stamp = torch.from_numpy((np.clip(1.6 - d, 0, 1) + .3 * np.exp(-d)).astype(np.float32))
    def at(t, picture):
        for start, x, y, g in times:
            k = g * math.exp(-(t - start) * 14) if t >= start else 0
            if k > .02 and r < x < place.w - r - 1 and r < y < place.h - r - 1:
                picture = picture.clone(); picture[:, y - r:y + r + 1, x - r:x + r + 1] += stamp * k
        return picture
    return at


def switched(place, other, off, ramp=.05):
    """From this light to that of another picture of the same place, at a time."""
    def at(t, picture):
        k = min(1, max(0, (t - off) / ramp)); return picture * (1 - k) + other * k
    return at


def unlit(place, mask, halo=.03):
    """The place without the lamps of a mask: what they were and what they lit about them."""
    grown = torch.from_numpy(ndimage.grey_dilation(mask.numpy(), int(place.w / 160)))
    wide = torch.from_numpy(np.stack([ndimage.gaussian_filter((k * mask).numpy(), place.w * halo) for k in place.picture]))
    return torch.clamp(place.picture - .5 * wide * (1 - grown), .004, 1) * (1 - .93 * grown)


def passing(place, lamps, behind=1e9, gain=1., beam=0.):
    """Lamps of cars that drive by, out of focus: (from, to, radius from and to, colour, start, length); what is nearer than `behind` hides them.
    With a `beam` they come towards the camera: a glare, and its path on the road."""
    clear = (place.near_full[0] < behind).float(); clear = torch.from_numpy(ndimage.gaussian_filter(clear.numpy(), place.w / 1000))
    x, y = place.xy[..., 0], place.xy[..., 1]
    def at(t, picture):
        out = picture
        for (x0, y0), (x1, y1), (r0, r1), colour, start, length in lamps:
            u = (t - start) / length
            if not 0 <= u <= 1: continue
            v = u * u * .7 + u * .3; cx, cy, r = x0 + (x1 - x0) * v - .5, (y0 + (y1 - y0) * v - .5) * place.h / place.w, r0 + (r1 - r0) * v
            fade = min(1, u * 8, (1 - u) * 12); d = torch.sqrt((x - cx) ** 2 + (y - cy) ** 2) / r
            if beam:
                path = torch.exp(-((x - cx) / (r * .8)) ** 2) * torch.exp(-torch.clamp(y - cy, min=0) / (r * 4)) * (y > cy)
                disc = 1.4 * torch.exp(-(d / .6) ** 2) + .30 * torch.exp(-d * .55) + beam * path
            else: disc = torch.clamp((1 - d) * 6, 0, 1) * (.75 + .25 * torch.clamp(d, 0, 1)) + .22 * torch.exp(-d * .9)
            out = out + disc * clear * fade * gain * torch.tensor(colour)[:, None, None]
        return out
    return at


def water(place, mask, by=.004, scale=1., speed=1.):
    """Waves on a level: they are smaller the farther they are."""
    mask = mask[None]; near = torch.clamp(place.near, .02, 2.6)
    def bend(t):
        def at(p):
            w = torch.clamp(sample(near, p)[0], .03, 2.6); m = sample(mask, p)[0]
            X, Z = p[..., 0] / w * 9 / scale, 1 / w * 4.2 / scale
            k = torch.zeros_like(X); q = torch.zeros_like(X)
            for a, b, o, g in ((2.1, 3.3, 1.7, 1.), (-3.7, 5.1, 2.5, .7), (6.3, 2.9, 3.3, .45), (-8.9, 9.7, 4.7, .3), (1.3, -7.3, 2.1, .5)):
                k = k + g * (torch.sin(a * X + b * Z - o * t * speed) - torch.sin(a * X + b * Z))
                q = q + g * (torch.cos(b * X - a * Z + o * t * speed) - torch.cos(b * X - a * Z))
            f = by * torch.clamp(w, 0, 1.6) * m
            return torch.stack([f * .55 * q, f * .5 * k], -1)
        return at
    return bend


def glints(place, mask, by=.5, speed=1.):
    """Sparks of light on water: what is brightest goes and comes."""
    light = place.picture.mean(0); on = light[mask > .5]; bright = float(np.quantile(on.numpy(), .86)) if len(on) else 1.
    hot = place.picture * mask * torch.clamp((light - bright) * 5, 0, 1)
    rng = np.random.default_rng(3); n = ndimage.gaussian_filter(rng.normal(0, 1, (2, 128, 256)), (0, .8, 1.8), mode='wrap'); n /= n.std()
    n = torch.from_numpy(n.astype(np.float32))
    def waves(t): return (torch.roll(n[0], (int(t * 9 * speed), int(t * 13 * speed)), (0, 1)) + torch.roll(n[1], (int(t * 11 * speed), int(-t * 10 * speed)), (0, 1))) * .6
    first = waves(0)
    def at(t, picture):
        k = torch.clamp(F.interpolate((waves(t) - first)[None, None], (place.h, place.w), mode='bilinear', align_corners=False)[0], -1, 1.4)
        return picture + hot * by * k
    return at


def cloth(place, mask, pole, by=.010, waves=9., speed=5.):
    """A flag: waves run from its pole to its end, higher and higher."""
    mask = mask[None]
    def bend(t):
        def at(p):
            m = sample(mask, p)[0]; s = torch.clamp(p[..., 0] + .5 - pole, 0, 1)
            f = lambda k: torch.sin(waves * s - speed * k + p[..., 1] * 5) + .4 * torch.sin(waves * 2.1 * s - speed * 1.6 * k - p[..., 1] * 9)
            d = (f(t) - f(0)) * s * by * 2 * m
            return torch.stack([d * .5, d], -1)
        return at
    return bend


def out_of_focus(frame, radius):
    """A frame that is not yet sharp."""
    if radius < .3: return frame
    return torch.from_numpy(np.stack([ndimage.uniform_filter(ndimage.gaussian_filter(k.numpy(), radius * .6), max(1, int(radius))) for k in frame]))


# ---- what is in the air before the lens
class Air:
    """Snow, dust, rain or sparks: grains that drift by; near ones are large and soft."""
    def __init__(self, n, size, drift, colour, gain, seed=1, streak=0., sway=.01, top=0., low=1., fade_in=0.):
        r = np.random.default_rng(seed); self.p = r.uniform(0, 1, (n, 2)); self.z = r.uniform(.35, 1.6, n) ** 1.5; self.phase = r.uniform(0, 6.283, n)
        self.size, self.drift, self.colour, self.gain, self.streak, self.sway, self.top, self.low, self.fade_in = size, drift, colour, gain, streak, sway, top, low, fade_in
    def over(self, t, frame):
        layer = np.zeros((H, W), np.float32); x = (self.p[:, 0] + self.drift[0] * t * self.z + self.sway * np.sin(self.phase + 1.3 * t)) % 1.1 - .05; y = self.top + (self.low - self.top) * ((self.p[:, 1] + self.drift[1] * t * self.z) % 1.1 - .05)
        for cx, cy, z in zip(x * W, y * H, self.z):
            r = max(.7, self.size * W * z); steps = 1 + int(self.streak * W * z / max(1., r * .8))
            for k in range(steps):
                qx, qy = (cx - self.drift[0] * self.streak * W * z * k / steps, cy - self.drift[1] * self.streak * W * z * k / steps) if steps > 1 else (cx, cy)
                e = int(r * 2.2) + 1; x0, x1, y0, y1 = max(0, int(qx) - e), min(W, int(qx) + e + 1), max(0, int(qy) - e), min(H, int(qy) + e + 1)
                if x0 >= x1 or y0 >= y1: continue
                d = ((np.arange(x0, x1) - qx) ** 2)[None] + ((np.arange(y0, y1) - qy) ** 2)[:, None]
                layer[y0:y1, x0:x1] += np.exp(-d / (r * r)) * min(1.5, .35 / z ** .5 + .3) / steps ** .6
        k = min(1, t / self.fade_in) if self.fade_in else 1
        return frame + torch.from_numpy(layer * self.gain * k) * torch.tensor(self.colour)[:, None, None]


def held(t, seed, by=.0011):
    """The hand that holds the camera; at the first frame it is where the still was taken."""
    r = np.random.default_rng(seed); f = r.uniform(.18, .9, (3, 3)); p = r.uniform(0, 6.283, (3, 3)); a = by / (1 + 2 * f)
    return [float((a[k] * (np.sin(2 * np.pi * f[k] * t + p[k]) - np.sin(p[k]))).sum()) for k in range(3)]
