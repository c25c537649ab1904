"""A stage for sports seen from a drone: the camera, things made of capsules and sheets, the shadows they throw."""
import math
import subprocess

import cairo
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from sports_ground import fine

W, H, FPS = 1280, 720, 25


class Camera:
    """Sees `span` metres across around a point, `tilt` degrees from straight down; `heading` is up in the picture."""

    def __init__(self, x, y, span, tilt=0., heading=90., fov=28., size=(W, H)):
        self.w, self.h = size
        a, t = math.radians(heading), math.radians(tilt)
        ahead = np.array([math.cos(a), math.sin(a), 0.])
        self.right = np.array([math.sin(a), -math.cos(a), 0.])
        self.into = ahead * math.sin(t) + np.array([0, 0, -math.cos(t)])
        self.up = ahead * math.cos(t) + np.array([0, 0, math.sin(t)])
        self.focal = self.w / 2 / math.tan(math.radians(fov) / 2)
        self.eye = np.array([x, y, 0.]) - self.into * span / 2 / math.tan(math.radians(fov) / 2)
        k = np.array([[self.focal, 0, self.w / 2], [0, -self.focal, self.h / 2], [0, 0, 1]])
        self.matrix = k @ np.stack([self.right, self.up, self.into])
        ground = np.column_stack([self.matrix[:, 0], self.matrix[:, 1], -self.matrix @ self.eye])
        self.from_screen = np.linalg.inv(ground)

    def project(self, points):
        """Where points of the world are in the picture, and how many pixels a metre has there."""
        p = (np.asarray(points, float) - self.eye) @ self.matrix.T
        return p[:, :2] / p[:, 2:], self.focal / p[:, 2]


def seen(texture, to_texture, camera, mode=Image.BILINEAR):
    """A flat picture on the ground as the camera sees it; `to_texture` leads from metres to its pixels."""
    m = to_texture @ camera.from_screen
    m = m / m[2, 2]
    return texture.transform((camera.w, camera.h), Image.PERSPECTIVE, m.ravel()[:8], mode)


class Ground:
    """A painted ground: `box` in metres, y up."""

    def __init__(self, pixels, box, scale):
        self.image = Image.fromarray(pixels)
        x0, _, _, y1 = box
        self.matrix = np.array([[scale, 0, -x0 * scale], [0, -scale, y1 * scale], [0, 0, 1.]])

    def seen(self, camera):
        return np.asarray(seen(self.image, self.matrix, camera, Image.BICUBIC), np.float32)


class Tiles:
    """A grey texture that repeats, laid over the ground at an angle and set in motion."""

    def __init__(self, tile, scale):
        self.side, self.scale = tile.shape[0], scale
        self.image = Image.fromarray(np.tile((np.clip(tile, 0, 1) * 255).astype(np.uint8), (4, 4)))

    def seen(self, camera, centre=(0, 0), angle=0., move=(0., 0.), stretch=(1., 1.)):
        a, s = math.radians(angle), self.scale
        turn = np.array([[math.cos(a) / stretch[0], math.sin(a) / stretch[0]], [-math.sin(a) / stretch[1], math.cos(a) / stretch[1]]]) * s
        at = turn @ np.array(centre, float) + np.array(move) * s
        offset = np.array(move) * s + self.side * 2 - np.floor(at / self.side) * self.side
        m = np.vstack([np.column_stack([turn, offset]), [0, 0, 1]])
        return np.asarray(seen(self.image, m, camera), np.float32) / 255


def cap(a, b, r, colour):
    """A capsule from a to b; equal ends are a ball."""
    return ('cap', np.array([a, b], float), r, colour)


def sheet(points, colour, alpha=1.):
    return ('sheet', np.array(points, float), alpha, colour)


def placed(things, at, heading, size=1., heel=0.):
    """Things in the coordinates of a body (x ahead, y left, z up) where that body is."""
    c, s = math.cos(heading), math.sin(heading)
    ch, sh = math.cos(heel), math.sin(heel)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ np.array([[1, 0, 0], [0, ch, -sh], [0, sh, ch]])
    at = np.array([at[0], at[1], at[2] if len(at) > 2 else 0.])
    return [(k, p @ turn.T * size + at, r * size if k == 'cap' else r, col) for k, p, r, col in things]


def _tint(colour, by):
    return tuple(min(1., c * by) for c in colour)


def draw(pixels, camera, things, sun):
    """Draws things over an uint8 picture, the farthest first, lit from the sun's side."""
    size = camera.w / W
    bgra = np.empty((camera.h, camera.w, 4), np.uint8)
    bgra[..., :3], bgra[..., 3] = pixels[..., ::-1], 255
    ctx = cairo.Context(cairo.ImageSurface.create_for_data(bgra, cairo.FORMAT_ARGB32, camera.w, camera.h))
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    light = np.array([camera.right @ sun, -(camera.up @ sun)])
    light /= np.hypot(*light) + 1e-6
    for kind, points, r, colour in sorted(things, key=lambda one: (one[1].mean(0) - camera.eye) @ camera.into, reverse=True):
        xy, scale = camera.project(points)
        if kind == 'sheet':
            ctx.set_source_rgba(*colour, r)
            for p in xy: ctx.line_to(*p)
            ctx.close_path(); ctx.fill()
            continue
        width = max(2 * r * scale.mean(), .9 * size)
        for by, share, shift in ((.6, 1., 0.), (1., .66, .15), (1.22, .26, .27)):
            if share < 1 and width < 3.5: continue
            ctx.set_source_rgb(*_tint(colour, by)); ctx.set_line_width(width * share)
            ctx.move_to(*(xy[0] + light * width * shift)); ctx.line_to(*(xy[1] + light * width * shift + (0, 1e-3))); ctx.stroke()
    return bgra[..., 2::-1]


def shadow(camera, things, suns, soft=1.6):
    """How much light things take from the ground, for each sun (direction towards it, strength)."""
    w, h = camera.w // 2, camera.h // 2
    total = np.zeros((h, w), np.float32)
    for sun, strength in suns:
        surface = cairo.ImageSurface(cairo.FORMAT_A8, w, h)
        ctx = cairo.Context(surface); ctx.scale(.5, .5); ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for kind, points, r, _ in things:
            down = points - np.outer(points[:, 2] / sun[2], sun)
            xy, scale = camera.project(down)
            if kind == 'sheet':
                ctx.set_source_rgba(0, 0, 0, r)
                for p in xy: ctx.line_to(*p)
                ctx.close_path(); ctx.fill()
            else:
                ctx.set_source_rgba(0, 0, 0, 1)
                ctx.set_line_width(max(2 * r * scale.mean(), 1.)); ctx.move_to(*xy[0]); ctx.line_to(*(xy[1] + (0, 1e-3))); ctx.stroke()
        surface.flush()
        mask = np.frombuffer(surface.get_data(), np.uint8).reshape(h, surface.get_stride())[:, :w]
        total += gaussian_filter(mask.astype(np.float32) / 255, soft * camera.w / W * .7) * strength
    return np.asarray(Image.fromarray(np.minimum(total, 1)).resize((camera.w, camera.h), Image.BILINEAR))


def mask_of(camera, strokes, soft=2.):
    """Light strokes on the ground as a blurred mask: [(points, width in metres, alpha)]."""
    w, h = camera.w // 2, camera.h // 2
    surface = cairo.ImageSurface(cairo.FORMAT_A8, w, h)
    ctx = cairo.Context(surface); ctx.scale(.5, .5); ctx.set_line_cap(cairo.LINE_CAP_ROUND); ctx.set_line_join(cairo.LINE_JOIN_ROUND)
    for points, width, alpha in strokes:
        points = np.asarray(points, float)
        xy, scale = camera.project(np.column_stack([points, np.zeros(len(points))]))
        ctx.set_source_rgba(0, 0, 0, alpha); ctx.set_line_width(width * scale.mean())
        ctx.move_to(*xy[0])
        for p in xy[1:]: ctx.line_to(*p)
        if len(xy) == 1: ctx.line_to(xy[0][0], xy[0][1] + 1e-3)
        ctx.stroke()
    surface.flush()
    mask = np.frombuffer(surface.get_data(), np.uint8).reshape(h, surface.get_stride())[:, :w].astype(np.float32) / 255
    return np.asarray(Image.fromarray(gaussian_filter(mask, soft * camera.w / W)).resize((camera.w, camera.h), Image.BILINEAR))


def sun_at(azimuth, height):
    """Direction towards a sun, from degrees."""
    a, e = math.radians(azimuth), math.radians(height)
    return np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])


_lens = {}


def lens(camera, strength=.5, pull=(.5, .46)):
    """The falling-off of light towards the corners."""
    key = (camera.w, camera.h, strength, pull)
    if key not in _lens:
        y, x = np.mgrid[:camera.h, :camera.w].astype(np.float32)
        r = ((x / camera.w - pull[0]) * 1.25) ** 2 + ((y / camera.h - pull[1]) * 1.1) ** 2
        _lens[key] = (1 - strength * np.clip(r * 1.7, 0, 1) ** 1.2)[..., None]
    return _lens[key]


def composed(ground, camera, things, suns, shade=(.30, .26, .34), vignette=.5, glow=None, soft=1.6, grain=1.2, seed=0, thrown=None):
    """Ground, shadows, things, lens and grain: a finished frame."""
    if suns:
        dark = shadow(camera, things if thrown is None else thrown, suns, soft)[..., None]
        ground = ground * (1 - dark * (1 - np.array(shade, np.float32)))
    frame = draw(np.clip(ground, 0, 255).astype(np.uint8), camera, things, suns[0][0] if suns else sun_at(120, 60))
    frame = frame.astype(np.float32) * lens(camera, vignette)
    if glow is not None: frame = frame + glow
    if not fine['frame']: return np.clip(frame, 0, 255).astype(np.uint8)
    noise = np.random.default_rng(seed).standard_normal((camera.h // 2, camera.w // 2), np.float32)
    frame += np.asarray(Image.fromarray(noise).resize((camera.w, camera.h), Image.BICUBIC))[..., None] * grain
    return np.clip(frame, 0, 255).astype(np.uint8)


def write(out, frames):
    """Pipes frames into a working copy."""
    pipe = subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{W}x{H}', '-r', str(FPS), '-i', '-',
                             '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10', out], stdin=subprocess.PIPE)
    for frame in frames: pipe.stdin.write(np.ascontiguousarray(frame).tobytes())
    pipe.stdin.close(); pipe.wait()
