"""A small studio in Blender: light, lens, paint and bodies, by short words."""
import math
import bpy, numpy as np
from mathutils import Vector

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = .04
    s.cycles.max_bounces = 8
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 6
    s.cycles.use_denoising = False
    s.view_settings.view_transform = 'Raw'
    s.render.threads_mode = 'FIXED'; s.render.threads = 2
    s.world = bpy.data.worlds.new('w'); s.world.use_nodes = True
    return s

# ---- light and lens
def camera(at, to, lens=50, fstop=2.8, focus=None, roll=0):
    c = bpy.data.cameras.new('c'); o = bpy.data.objects.new('c', c); bpy.context.collection.objects.link(o)
    o.location = at
    d = Vector(to) - Vector(at)
    o.rotation_mode = 'QUATERNION'
    q = d.to_track_quat('-Z', 'Y'); o.rotation_quaternion = q
    if roll:
        o.rotation_mode = 'XYZ'; o.rotation_euler = q.to_euler(); o.rotation_euler.rotate_axis('Z', math.radians(roll))
    c.lens = lens; c.clip_end = 5000; c.clip_start = .005
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus if focus is not None else to) - Vector(at)).length
        c.dof.aperture_blades = 0
    bpy.context.scene.camera = o
    return o

def sun(elevation, azimuth, strength=4, colour=(1, .9, .75), size=.6):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.color = colour; l.angle = math.radians(size)
    o = bpy.data.objects.new('sun', l); bpy.context.collection.objects.link(o)
    e, a = math.radians(elevation), math.radians(azimuth)
    d = Vector((-math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), -math.sin(e)))
    o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = d.to_track_quat('-Z', 'Y')
    return o

def area(at, to, size, strength, colour=(1, 1, 1), height=None):
    l = bpy.data.lights.new('area', 'AREA'); l.energy = strength; l.color = colour; l.size = size
    if height: l.shape = 'RECTANGLE'; l.size_y = height
    o = bpy.data.objects.new('area', l); bpy.context.collection.objects.link(o)
    o.location = at; o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y')
    return o

def sky(strength=1., elevation=12, azimuth=0, disc=False, dust=1.5, air=1., altitude=0):
    n = bpy.context.scene.world.node_tree; n.nodes.clear()
    t = n.nodes.new('ShaderNodeTexSky'); t.sky_type = 'NISHITA'; t.sun_disc = disc
    t.sun_elevation = math.radians(elevation); t.sun_rotation = math.radians(azimuth); t.dust_density = dust; t.air_density = air; t.altitude = altitude
    b = n.nodes.new('ShaderNodeBackground'); b.inputs[1].default_value = strength
    o = n.nodes.new('ShaderNodeOutputWorld'); n.links.new(t.outputs[0], b.inputs[0]); n.links.new(b.outputs[0], o.inputs[0])

def gradient_sky(stops, strength=1.):
    """stops: [(height -1..1, rgb)]: a sky by height."""
    n = bpy.context.scene.world.node_tree; n.nodes.clear()
    g = n.nodes.new('ShaderNodeTexCoord'); x = n.nodes.new('ShaderNodeSeparateXYZ'); m = n.nodes.new('ShaderNodeMapRange')
    m.inputs[1].default_value = -1; m.inputs[2].default_value = 1
    r = n.nodes.new('ShaderNodeValToRGB'); ramp(r, [((h + 1) / 2, c) for h, c in stops])
    b = n.nodes.new('ShaderNodeBackground'); b.inputs[1].default_value = strength; o = n.nodes.new('ShaderNodeOutputWorld')
    n.links.new(g.outputs['Generated'], x.inputs[0]); n.links.new(x.outputs[2], m.inputs[0]); n.links.new(m.outputs[0], r.inputs[0]); n.links.new(r.outputs[0], b.inputs[0]); n.links.new(b.outputs[0], o.inputs[0])

def ramp(node, stops):
    e = node.color_ramp.elements
    while len(e) > 1: e.remove(e[-1])
    e[0].position = stops[0][0]; e[0].color = (*stops[0][1], 1)
    for p, c in stops[1:]:
        k = e.new(p); k.color = (*c, 1)

# ---- paint
class Paint:
    """A material whose nodes are made by short words."""
    def __init__(self, name='m'):
        self.m = bpy.data.materials.new(name); self.m.use_nodes = True
        self.t = self.m.node_tree; self.n = self.t.nodes
        self.b = self.n['Principled BSDF']; self.out = self.n['Material Output']
        self.c = self.n.new('ShaderNodeTexCoord')
    def link(self, a, b): self.t.links.new(a, b)
    def put(self, what, v):
        s = self.b.inputs[what] if isinstance(what, str) else what
        if isinstance(v, bpy.types.NodeSocket): self.link(v, s)
        elif isinstance(v, (tuple, list)): s.default_value = (*v, 1) if len(v) == 3 and s.type == 'RGBA' else v
        else: s.default_value = v
        return self
    def noise(self, scale, detail=4, rough=.5, distort=0, space='Object', stretch=(1, 1, 1), turn=0):
        x = self.n.new('ShaderNodeTexNoise'); x.inputs['Scale'].default_value = scale; x.inputs['Detail'].default_value = detail; x.inputs['Roughness'].default_value = rough; x.inputs['Distortion'].default_value = distort
        self.link(self.mapped(space, stretch, turn), x.inputs['Vector']); return x.outputs['Fac']
    def voronoi(self, scale, space='Object', stretch=(1, 1, 1), feature='F1', random=1):
        x = self.n.new('ShaderNodeTexVoronoi'); x.feature = feature; x.inputs['Scale'].default_value = scale; x.inputs['Randomness'].default_value = random
        self.link(self.mapped(space, stretch, 0), x.inputs['Vector']); return x
    def mapped(self, space='Object', stretch=(1, 1, 1), turn=0):
        p = self.n.new('ShaderNodeMapping'); p.inputs['Scale'].default_value = stretch; p.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
        self.link(self.c.outputs[space], p.inputs[0]); return p.outputs[0]
    def xyz(self, space='Object'):
        x = self.n.new('ShaderNodeSeparateXYZ'); self.link(self.c.outputs[space], x.inputs[0]); return x.outputs
    def math(self, op, a, b=None, clamp=False, c=None):
        x = self.n.new('ShaderNodeMath'); x.operation = op; x.use_clamp = clamp
        for s, v in zip(x.inputs, (a, b, c)):
            if v is not None: self.put(s, v)
        return x.outputs[0]
    def ramp(self, fac, *stops):
        x = self.n.new('ShaderNodeValToRGB'); ramp(x, [(p, c if isinstance(c, tuple) else (c, c, c)) for p, c in stops]); self.link(fac, x.inputs[0]); return x.outputs[0]
    def mix(self, fac, a, b, how='MIX'):
        x = self.n.new('ShaderNodeMixRGB'); x.blend_type = how; self.put(x.inputs[0], fac); self.put(x.inputs[1], a); self.put(x.inputs[2], b); return x.outputs[0]
    def bump(self, height, strength=.3, distance=.02, normal=None):
        x = self.n.new('ShaderNodeBump'); x.inputs['Strength'].default_value = strength; x.inputs['Distance'].default_value = distance
        self.link(height, x.inputs['Height'])
        if normal is not None: self.link(normal, x.inputs['Normal'])
        self.link(x.outputs[0], self.b.inputs['Normal']); return x.outputs[0]

def plain(colour, rough=.5, metal=0, spec=.5, emit=None, strength=1, **more):
    p = Paint(); p.put('Base Color', colour).put('Roughness', rough).put('Metallic', metal).put('Specular', spec)
    if emit: p.put('Emission', emit).put('Emission Strength', strength)
    for k, v in more.items(): p.put(k.replace('_', ' '), v)
    return p.m

# ---- bodies
def add(mesh_op, material=None, smooth=True, **kw):
    mesh_op(**kw); o = bpy.context.object
    if material: o.data.materials.append(material)
    if smooth:
        for f in o.data.polygons: f.use_smooth = True
    return o
def plane(size, at=(0, 0, 0), material=None, **kw):
    o = add(bpy.ops.mesh.primitive_plane_add, material, size=1, location=at, **kw)
    sx, sy = size if isinstance(size, tuple) else (size, size)
    o.scale = (sx, sy, 1); bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return o
def box(size, at, material=None, rot=(0, 0, 0), bevel=0):
    o = add(bpy.ops.mesh.primitive_cube_add, material, smooth=False, size=1, location=at, rotation=rot)
    o.scale = size; bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        m = o.modifiers.new('b', 'BEVEL'); m.width = bevel; m.segments = 3
    return o
def tube(points, radius, material=None, closed=False, smooth=True):
    c = bpy.data.curves.new('t', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = radius; c.bevel_resolution = 6; c.resolution_u = 24
    s = c.splines.new('POLY'); s.points.add(len(points) - 1)
    for p, q in zip(s.points, points): p.co = (*q, 1)
    s.use_cyclic_u = closed
    o = bpy.data.objects.new('t', c); bpy.context.collection.objects.link(o)
    if material: c.materials.append(material)
    return o
def mesh(verts, faces, material=None, smooth=True):
    m = bpy.data.meshes.new('m'); m.from_pydata([tuple(v) for v in verts], [], faces); m.update()
    o = bpy.data.objects.new('m', m); bpy.context.collection.objects.link(o)
    if material: m.materials.append(material)
    if smooth:
        for f in m.polygons: f.use_smooth = True
    return o
def smooth_up(o, levels=2):
    m = o.modifiers.new('s', 'SUBSURF'); m.levels = m.render_levels = levels; return m

def scatter(bits, m, seed):
    """Many small lumps in one body: bits are (place, sizes)."""
    g = (1 + 5 ** .5) / 2; v = np.array([(-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g), (0, -1, -g), (0, 1, -g), (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1)]) / math.hypot(1, g)
    f = np.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    r = np.random.default_rng(seed); verts, faces = [], []
    for i, (at, k) in enumerate(bits):
        turn = np.linalg.qr(r.normal(size=(3, 3)))[0]; verts.append((v * r.uniform(.8, 1.2, (12, 1))) @ turn * k + at); faces.append(f + 12 * i)
    return mesh(np.concatenate(verts).tolist(), np.concatenate(faces).tolist(), m)
def round_about(x, y, s): return lambda r: (x + r.normal(0, s), y + r.normal(0, s))
