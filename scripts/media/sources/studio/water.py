"""Water for pools and seas: waves as a sum of trains, a surface that is fine where the camera is near, and its paint."""
from studio import *

class Waves:
    """Wave trains whose slopes share `slope2` (mean square slope) evenly over the lengths; `spread` in degrees about the wind."""
    def __init__(self, shortest, longest, slope2, wind=0, spread=180, n=90, chop=1., seed=1):
        g = np.random.default_rng(seed)
        self.length = np.geomspace(longest, shortest, n) * g.uniform(.93, 1.07, n)
        wide = spread * (.45 + .55 * np.linspace(0, 1, n))
        self.way = np.radians(wind + g.normal(0, .55, n) * wide if spread < 180 else g.uniform(0, 360, n))
        self.k = 2 * np.pi / self.length; self.a = np.sqrt(2 * slope2 / n) / self.k * g.uniform(.6, 1.4, n)
        self.phase = g.uniform(0, 6.283, n); self.chop = chop
    def at(self, x, y, step=0, gust=1):
        """(x, y, z, fold, lost): moved points, how far the crests close up, the slope too small for `step` (a distance per point)."""
        x, y = np.asarray(x, np.float32), np.asarray(y, np.float32)
        dx, dy, z, fold, lost = (np.zeros_like(x) for _ in range(5))
        for l, w, k, a, p in zip(self.length, self.way, self.k, self.a, self.phase):
            c, s = np.float32(math.cos(w)), np.float32(math.sin(w)); t = np.float32(k) * (c * x + s * y) + np.float32(p)
            keep = np.clip(l / (2 * np.maximum(step, 1e-6)) - 1, 0, 1).astype(np.float32) if np.ndim(step) or step else np.float32(1)
            m = np.float32(a) * keep * (gust if l < 4 else 1); cs, sn = np.cos(t), np.sin(t)
            z += m * cs; dx -= m * sn * c * self.chop; dy -= m * sn * s * self.chop; fold += m * k * cs * self.chop; lost += (1 - keep) * (a * k) ** 2 / 2
        return x + dx, y + dy, z, fold, lost
    def height(self, x, y, longer=0):
        keep = self.length > longer
        return float(np.sum((self.a * np.cos(self.k * (np.cos(self.way) * x + np.sin(self.way) * y) + self.phase))[keep]))

def sheet(x, y, z, material, **attributes):
    """A mesh over a grid of points, with a number per point under each name."""
    r, c = x.shape; i = np.arange(r * c).reshape(r, c)
    q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    m = bpy.data.meshes.new('sheet'); m.vertices.add(r * c); m.loops.add(q.size); m.polygons.add(len(q))
    m.vertices.foreach_set('co', np.stack([x, y, z], -1).astype(np.float32).ravel()); m.loops.foreach_set('vertex_index', q.ravel().astype(np.int32))
    m.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32)); m.polygons.foreach_set('loop_total', np.full(len(q), 4, np.int32))
    m.polygons.foreach_set('use_smooth', np.ones(len(q), bool))
    for k, v in attributes.items(): m.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(v, np.float32).ravel())
    m.update(calc_edges=True); m.materials.append(material)
    o = bpy.data.objects.new('sheet', m); bpy.context.collection.objects.link(o); return o

def fan(cam, waves, material, near, far, rows=620, cols=620, margin=1.25, gust=None, wake=None):
    """The surface within the camera's view, its rows closer together the nearer they are."""
    d = cam.rotation_quaternion @ Vector((0, 0, -1)) if cam.rotation_mode == 'QUATERNION' else cam.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    mid, half = math.atan2(d.y, d.x), min(math.pi, math.atan(18 / cam.data.lens) * margin + .02)
    r = np.geomspace(near, far, rows)[:, None]; b = np.linspace(mid + half, mid - half, cols)[None]
    x, y = cam.location.x + r * np.cos(b), cam.location.y + r * np.sin(b)
    step = r * max(math.log(far / near) / rows, 2 * half / cols) + 0 * b
    X, Y, z, fold, lost = waves.at(x, y, step, gust(x, y) if gust else 1)
    if wake: up, white = wake(x, y); z = z + up; fold = fold + white
    return sheet(X, Y, z, material, fold=fold, lost=lost, high=z)

def grid(waves, material, x0, x1, y0, y1, step):
    x, y = np.meshgrid(np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step))
    X, Y, z, fold, lost = waves.at(x, y, np.full_like(x, step)); return sheet(X, Y, z, material, fold=fold, lost=lost, high=z)

def told(p, name):
    a = p.n.new('ShaderNodeAttribute'); a.attribute_name = name; return a.outputs['Fac']

def clear_water(tint=(.93, 1, 1), ripple=.15, scale=14, rough=.0):
    """Water to look through: shadows and bounced light pass it unbent."""
    p = Paint('water'); p.put('Base Color', tint).put('Roughness', rough).put('Transmission', 1.).put('IOR', 1.333)
    if ripple: p.bump(p.noise(scale, 3, .55, .4), ripple, .02)
    q = p.n.new('ShaderNodeLightPath'); t = p.n.new('ShaderNodeBsdfTransparent'); p.put(t.inputs[0], (.92, .98, 1))
    m = p.n.new('ShaderNodeMixShader'); p.link(p.math('MAXIMUM', q.outputs['Is Shadow Ray'], q.outputs['Is Diffuse Ray']), m.inputs[0])
    p.link(p.b.outputs[0], m.inputs[1]); p.link(t.outputs[0], m.inputs[2]); p.link(m.outputs[0], p.out.inputs[0]); return p.m

def beads(o, n, size, seed=1, material=None):
    """Drops that cling to a body: one joined mesh of flattened balls, placed by area."""
    import bmesh
    g = np.random.default_rng(seed); m = o.data; m.calc_loop_triangles(); tri = [t for t in m.loop_triangles]
    w = np.array([t.area for t in tri]); pick = g.choice(len(tri), n, p=w / w.sum())
    b = bmesh.new()
    for i in pick:
        t = tri[i]; u, v = sorted(g.uniform(0, 1, 2)); a, bb, c = (m.vertices[k].co for k in t.vertices)
        at = a * u + bb * (v - u) + c * (1 - v); r = size * (.35 + g.gamma(2, .35)); nrm = Vector(t.normal)
        from mathutils import Matrix
        turn = nrm.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        bmesh.ops.create_icosphere(b, subdivisions=2, radius=r, matrix=Matrix.Translation(at) @ turn @ Matrix.Diagonal((1, g.uniform(.8, 1.3), .55, 1)))
    k = bpy.data.meshes.new('beads'); b.to_mesh(k); b.free()
    for f in k.polygons: f.use_smooth = True
    k.materials.append(material or clear_water(ripple=0))
    return k

def twin(data, at, rot=(0, 0, 0), scale=1):
    """Another body of the same mesh."""
    o = bpy.data.objects.new('twin', data); bpy.context.collection.objects.link(o)
    o.location = at; o.rotation_euler = rot; o.scale = scale if isinstance(scale, tuple) else (scale,) * 3; return o

def lamps(places, radius, colour, strength):
    """Small balls of light: round out of focus."""
    m = plain((0, 0, 0), 1, emit=colour, strength=strength)
    o = add(bpy.ops.mesh.primitive_ico_sphere_add, m, subdivisions=2, radius=1, location=places[0]); o.scale = (radius,) * 3
    for p in places[1:]: twin(o.data, p, scale=radius)

def between(p, f, a, b): return p.math('ADD', a, p.math('MULTIPLY', f, b - a))
