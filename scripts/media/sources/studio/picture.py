"""From a scene to a picture: light, then a film's curve, colours and grain."""
import tempfile
import bpy, numpy as np
from denoise import denoise

def render(size, samples):
    s = bpy.context.scene; s.render.resolution_x, s.render.resolution_y = size; s.render.resolution_percentage = 100
    s.cycles.samples = samples
    v = s.view_layers[0]; v.cycles.denoising_store_passes = True
    s.use_nodes = True; t = s.node_tree; t.nodes.clear()
    r = t.nodes.new('CompositorNodeRLayers'); f = t.nodes.new('CompositorNodeOutputFile')
    base = tempfile.mkdtemp()
    f.base_path = base; f.format.file_format = 'OPEN_EXR'; f.format.color_depth = '32'
    f.file_slots.clear()
    for slot, socket in (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal')):
        f.file_slots.new(slot); t.links.new(r.outputs[socket], f.inputs[slot])
    s.render.filepath = base + '/x.png'; bpy.ops.render.render(write_still=False)
    def load(k):
        i = bpy.data.images.load('%s/%s%04d.exr' % (base, k, s.frame_current)); i.colorspace_settings.name = 'Raw'
        a = np.empty(size[0] * size[1] * 4, np.float32); i.pixels.foreach_get(a); bpy.data.images.remove(i)
        return a.reshape(size[1], size[0], 4)[::-1, :, :3].copy()
    return denoise(load('c'), load('a'), load('n'))

def develop(x, out, exposure=0, contrast=1., grade=((1, 1, 1), (1, 1, 1)), saturation=1.05, bloom=.06, vignette=.25, grain=.008):
    """Light to picture: bloom, a filmic curve, split toning (shadows, lights), vignette, grain."""
    from PIL import Image
    from scipy.ndimage import gaussian_filter
    x = x * 2 ** exposure; h, w = x.shape[:2]
    if bloom:
        hot = np.minimum(np.maximum(x - .9, 0), 8); g = np.zeros_like(x)
        for k, s in ((.5, w / 220), (.3, w / 70), (.2, w / 24)):
            g += k * np.stack([gaussian_filter(hot[..., i], s) for i in range(3)], -1)
        x = x + bloom * 3 * g
    a, b, c, d, e = 2.51, .03, 2.43, .59, .14
    x = x * .62; x = np.clip((x * (a * x + b)) / (x * (c * x + d) + e), 0, 1)
    x = np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)
    l = (x @ np.array([.3, .59, .11]))[..., None]
    x = l + (x - l) * saturation
    x = (x - .5) * contrast + .5
    sh, hi = np.array(grade[0]), np.array(grade[1]); m = np.clip(l, 0, 1)
    x = x * (sh * (1 - m) + hi * m)
    yy, xx = np.mgrid[0:h, 0:w]; r2 = ((xx / w - .5) ** 2 + ((yy / h - .5) * h / w) ** 2) * 4 / (1 + (h / w) ** 2)
    x = x * (1 - vignette * r2[..., None] ** 1.2)
    if grain: x = x + np.random.default_rng(7).normal(0, grain, (h, w, 1))
    Image.fromarray((np.clip(x, 0, 1) * 255 + .5).astype(np.uint8)).save(out, quality=96)
