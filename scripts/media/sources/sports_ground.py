"""Paint for sports grounds: noise that is cheap at any size, tiles that repeat, and a brush that counts in metres."""
import cairo
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree


def noise(h, w, cells, seed, octaves=4, stretch=(1, 1)):
    """Clouds between 0 and 1: `cells` across the longer side, drawn out by `stretch` (down, across)."""
    rng = np.random.default_rng(seed)
    total, part = np.zeros((h, w), np.float32), 1.
    for octave in range(octaves):
        n = cells * 2 ** octave / max(h, w)
        rows, columns = max(2, int(h * n / stretch[0])), max(2, int(w * n / stretch[1]))
        if rows > h or columns > w: break
        field = Image.fromarray(rng.random((rows, columns)).astype(np.float32))
        total += np.asarray(field.resize((w, h), Image.BICUBIC)) * part
        part *= .55
    total -= total.min()
    return total / total.max()


# What moves keeps little of its grain: a film would spend its bits on it.
fine = dict(ground=1., frame=1.)


def grain(h, w, seed, soft=.7):
    field = np.random.default_rng(seed).standard_normal((h, w), np.float32)
    field = gaussian_filter(field, soft)
    return field / field.std() * fine['ground']


def tile(side, cells, seed, octaves=5, stretch=(1, 1), fall=.55):
    """Noise that repeats, by way of its spectrum: even at the seams."""
    rng = np.random.default_rng(seed)
    fy = np.fft.fftfreq(side)[:, None] * side * stretch[0]
    fx = np.fft.fftfreq(side)[None] * side * stretch[1]
    r = np.hypot(fy, fx) / cells
    power = np.exp(-np.log2(np.maximum(r, 1e-3)) ** 2 / 1.2) + fall * np.exp(-np.log2(np.maximum(r, 1e-3) / 3) ** 2 / 2) * (octaves > 1)
    field = np.fft.ifft2(np.fft.fft2(rng.standard_normal((side, side))) * power).real
    field = (field - field.mean()) / field.std()
    return (.5 + field * .2).astype(np.float32)


def web(side, cells, seed, thin=.05):
    """The net of light below moving water: edges between cells, bent, that repeats."""
    rng = np.random.default_rng(seed)
    points = rng.random((cells * cells, 2))
    points = (points + np.array([[i, j] for i in (-1, 0, 1) for j in (-1, 0, 1)])[:, None]).reshape(-1, 2)
    y, x = np.mgrid[:side, :side] / side
    bend = .35 / cells
    x = x + (tile(side, 5, seed + 1, 1) - .5) * bend * 4
    y = y + (tile(side, 5, seed + 2, 1) - .5) * bend * 4
    (near, far), _ = [d for d in cKDTree(points).query(np.stack([y.ravel(), x.ravel()], 1), 2)[0].T], 0
    edge = (far - near).reshape(side, side) * cells
    return (np.exp(-edge / thin) + .35 * np.exp(-edge / (thin * 4))).astype(np.float32)


class Brush:
    """Cairo over a box in metres, y up; `pixels()` gives what was painted as floats."""

    def __init__(self, box, scale, colour):
        self.box, self.scale = box, scale
        x0, y0, x1, y1 = box
        self.w, self.h = int((x1 - x0) * scale), int((y1 - y0) * scale)
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, self.w, self.h)
        self.ctx = cairo.Context(self.surface)
        self.ctx.scale(scale, -scale); self.ctx.translate(-x0, -y1)
        self.ctx.set_source_rgb(*colour); self.ctx.paint()

    def line(self, points, width, colour, alpha=1.):
        self.ctx.new_path(); self.ctx.set_source_rgba(*colour, alpha); self.ctx.set_line_width(width)
        for p in points: self.ctx.line_to(*p)
        self.ctx.stroke()

    def arc(self, x, y, r, a, b, width, colour, alpha=1.):
        self.ctx.set_source_rgba(*colour, alpha); self.ctx.set_line_width(width)
        self.ctx.new_sub_path(); self.ctx.arc(x, y, r, a, b); self.ctx.stroke()

    def area(self, points, colour, alpha=1.):
        self.ctx.new_path(); self.ctx.set_source_rgba(*colour, alpha)
        for p in points: self.ctx.line_to(*p)
        self.ctx.close_path(); self.ctx.fill()

    def rect(self, x, y, w, h, colour, alpha=1.):
        self.ctx.set_source_rgba(*colour, alpha); self.ctx.rectangle(x, y, w, h); self.ctx.fill()

    def frame(self, x, y, w, h, width, colour):
        self.ctx.set_source_rgb(*colour); self.ctx.set_line_width(width); self.ctx.rectangle(x, y, w, h); self.ctx.stroke()

    def disc(self, x, y, r, colour, alpha=1.):
        self.ctx.set_source_rgba(*colour, alpha); self.ctx.new_sub_path(); self.ctx.arc(x, y, r, 0, 7); self.ctx.fill()

    def pixels(self):
        self.surface.flush()
        data = np.frombuffer(self.surface.get_data(), np.uint8).reshape(self.h, self.surface.get_stride() // 4, 4)
        return data[:, :self.w, 2::-1].astype(np.float32)


def finished(pixels, *by):
    """Paint times its textures, ready to be laid out."""
    for one in by: pixels *= one[..., None]
    return np.clip(pixels, 0, 255).astype(np.uint8)


def rgb(text):
    return tuple(int(text[i:i + 2], 16) / 255 for i in (1, 3, 5))
