"""Words that the racing pictures share: tarmac and its paint, lamps for the blur, rain, crumbs, swept and lathed bodies."""
from studio import *

def dry_tarmac(p, tint=(1, 1, 1), rubber=0, along=0, light=1.):
    """Colour and height of tarmac: stones of a centimetre in binder, stains, and rubber laid along a direction (degrees)."""
    stone = p.voronoi(95); fine = p.noise(700, 3, .7); wide = p.noise(.9, 4, .6); mid = p.noise(9, 4, .6)
    grey = lambda v: tuple(v * light * t for t in tint)
    tone = p.math('ADD', p.math('MULTIPLY', p.xyz_of(stone.outputs['Color'])[0], .55), p.math('MULTIPLY', fine, .45))
    c = p.ramp(tone, (.15, grey(.028)), (.5, grey(.06)), (.85, grey(.14)))
    c = p.mix(p.math('MULTIPLY', p.ramp(stone.outputs['Distance'], (.35, 0), (.75, 1)), .7), c, grey(.018))
    c = p.mix(.5, c, p.ramp(wide, (.3, .45), (.7, 1.)), 'MULTIPLY')
    if rubber:
        drag = p.noise(2.2, 6, .65, stretch=(1, .025, 1), turn=along)
        c = p.mix(p.math('MULTIPLY', p.ramp(drag, (.47, 0), (.6, 1)), rubber), c, (.009, .009, .01))
    h = p.math('ADD', p.math('MULTIPLY', p.ramp(stone.outputs['Distance'], (.1, 1), (.7, 0)), .7), p.math('ADD', p.math('MULTIPLY', fine, .25), p.math('MULTIPLY', mid, .25)))
    return c, h

def xyz_of(self, colour):
    s = self.n.new('ShaderNodeSeparateXYZ'); self.link(colour, s.inputs[0]); return s.outputs
Paint.xyz_of = xyz_of

def tarmac(tint=(1, 1, 1), rubber=0, along=0, light=1., bump=.7, rough=.75):
    p = Paint('tarmac'); c, h = dry_tarmac(p, tint, rubber, along, light)
    p.put('Base Color', c).put('Roughness', rough).put('Specular', .35); p.bump(h, bump, .004)
    return p.m

def road_paint(colour=(.75, .74, .7), wear=.5, tint=(1, 1, 1), light=1., rubber=0, along=0, bump=.5, rough=.6):
    """Paint on tarmac: the same stones show through where it is worn."""
    p = Paint('paint'); c, h = dry_tarmac(p, tint, 0, along, light)
    thin = p.math('ADD', p.math('MULTIPLY', p.noise(14, 6, .75), .6), p.math('MULTIPLY', h, .35))
    on = p.ramp(thin, (.28 + wear * .28, 0), (.36 + wear * .28, 1))
    dirt = p.ramp(p.noise(3, 5, .7), (.35, .6), (.65, 1.))
    k = p.mix(1, colour, dirt, 'MULTIPLY')
    if rubber:
        drag = p.noise(2.2, 6, .65, stretch=(1, .025, 1), turn=along)
        k = p.mix(p.math('MULTIPLY', p.ramp(drag, (.45, 0), (.62, 1)), rubber), k, (.03, .03, .03))
    p.put('Base Color', p.mix(on, c, k)).put('Roughness', rough).put('Specular', .4); p.bump(h, bump, .003)
    return p.m

def wet_tarmac(puddle=.5, rough=.16, ripples=True, tint=(1, 1, 1), bump=.22, line=None):
    """Tarmac under rain: a film with stones in it, puddles with rings where drops fall."""
    p = Paint('wet'); c, h = dry_tarmac(p, tint, light=.5)
    if line:
        side = p.math('ABSOLUTE', p.math('SUBTRACT', p.math('ADD', p.xyz()[0], p.math('MULTIPLY', p.noise(30, 3), .012)), line[0] + .006))
        on = p.math('MULTIPLY', p.math('LESS_THAN', side, line[1]), p.ramp(p.math('ADD', p.math('MULTIPLY', p.noise(14, 6, .75), .65), p.math('MULTIPLY', h, .3)), (.34, 0), (.44, 1)))
        c = p.mix(on, c, (.42, .42, .4))
    pool = p.ramp(p.math('ADD', p.math('MULTIPLY', p.noise(1.1, 4, .55), .8), p.math('MULTIPLY', p.noise(14, 3, .6), .2)), (puddle - .05, 0), (puddle + .05, 1))
    p.put('Base Color', c).put('Specular', .6)
    p.put('Roughness', p.mix(pool, (rough,) * 3, (.03,) * 3))
    height = p.mix(pool, h, (.9, .9, .9))
    n = p.bump(height, bump, .003)
    if ripples:
        rings = 0
        for scale, width in ((5, 26), (8.3, 20)):
            d = p.voronoi(scale).outputs['Distance']
            w = p.math('MULTIPLY', p.math('SINE', p.math('MULTIPLY', d, width * 2.2)), p.ramp(d, (.02, 1), (.38, 0)))
            rings = p.math('ADD', rings, w)
        n = p.bump(p.math('MULTIPLY', rings, pool), .16, .006, n)
    return p.m

def lamp(at, radius, colour, strength, towards=(0, 0, 0)):
    """A round lamp that faces a point: a disc of light when the lens blurs it."""
    o = add(bpy.ops.mesh.primitive_circle_add, glow(colour, strength), vertices=24, radius=radius, fill_type='NGON', location=at)
    o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (Vector(towards) - Vector(at)).to_track_quat('Z', 'Y')
    return o

def glow(colour, strength):
    m = bpy.data.materials.new('glow'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    e = t.nodes.new('ShaderNodeEmission'); o = t.nodes.new('ShaderNodeOutputMaterial')
    e.inputs[0].default_value = (*colour, 1); e.inputs[1].default_value = strength; t.links.new(e.outputs[0], o.inputs[0])
    return m

def veil(colour, alpha, scale=.4, edge=True, stretch=(1, 1, 1), strength=1., detail=4, low=.4, high=.75):
    """A soft plane of mist or dust: light with holes, fading towards the plane's own edges."""
    p = Paint('veil'); n = p.n
    f = p.ramp(p.noise(scale, detail, .55, stretch=stretch), (low, 0), (high, 1))
    if edge:
        x, y, _ = p.xyz('Generated')
        for v in (x, y):
            u = p.math('MULTIPLY', p.math('MULTIPLY', v, p.math('SUBTRACT', 1, v)), 4)
            f = p.math('MULTIPLY', f, p.ramp(u, (.05, 0), (.9, 1)))
    e = n.new('ShaderNodeEmission'); e.inputs[0].default_value = (*colour, 1); e.inputs[1].default_value = strength
    t = n.new('ShaderNodeBsdfTransparent'); mix = n.new('ShaderNodeMixShader')
    p.put(mix.inputs[0], p.math('MULTIPLY', f, alpha)); p.link(t.outputs[0], mix.inputs[1]); p.link(e.outputs[0], mix.inputs[2]); p.link(mix.outputs[0], p.out.inputs[0])
    return p.m

def standing(o, at, towards):
    """Turns a flat body so that its face looks at a point."""
    o.location = at; o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (Vector(towards) - Vector(at)).to_track_quat('Z', 'Y'); return o

def scatter(source, places):
    """Copies of one body: (place, scale, turn)."""
    for at, k, turn in places:
        o = bpy.data.objects.new('s', source.data); bpy.context.collection.objects.link(o)
        o.location = at; o.scale = k if isinstance(k, tuple) else (k, k, k); o.rotation_euler = turn
    source.location = (0, 0, -50)

def lump(m, seed=1, rough=.35, detail=2, stretch=(1, 1, 1)):
    """A crumb or a stone of about radius one."""
    rng = np.random.default_rng(seed)
    o = add(bpy.ops.mesh.primitive_ico_sphere_add, m, subdivisions=detail, radius=1, location=(0, 0, -50))
    d = rng.normal(size=(5, 3)); a = rng.uniform(.5, 1, 5)
    for v in o.data.vertices:
        u = np.array(v.co); k = 1 + rough * float(sum(a[i] * math.sin(2.2 * u @ d[i] + i) for i in range(5))) / 3
        v.co = Vector(u * k * np.array(stretch))
    return o

def sweep(path, profile, up=(0, 0, 1)):
    """A profile [(sideways, up)] carried along a path of points; it may be a function of the point's number."""
    pts = [Vector(q) for q in path]; verts = []; faces = []; n = 0 if callable(profile) else len(profile)
    for i, q in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized(); side = t.cross(Vector(up)).normalized()
        rise = side.cross(t)
        prof = profile(i) if callable(profile) else profile
        n = len(prof); verts += [q + side * a + rise * b for a, b in prof]
    for i in range(len(pts) - 1):
        faces += [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for j in range(n - 1)]
    o = mesh(verts, faces)
    return o

def lathe(profile, m=None, steps=128, axis='X'):
    """A profile [(along the axis, radius)] turned around X."""
    verts, faces = [], []; n = len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        verts += [(x, r * math.cos(a), r * math.sin(a)) for x, r in profile]
    for i in range(steps):
        k = (i + 1) % steps
        faces += [(i * n + j, k * n + j, k * n + j + 1, i * n + j + 1) for j in range(n - 1)]
    return mesh(verts, faces, m)

def ribbon(path, width, z, m):
    """A flat painted line along a path of (x, y)."""
    o = sweep([(x, y, z) for x, y in path], [(-width / 2, 0), (width / 2, 0)]); o.data.materials.append(m); return o

def arc(centre, radius, start, end, n=200):
    return [(centre[0] + radius * math.cos(math.radians(start + (end - start) * i / n)), centre[1] + radius * math.sin(math.radians(start + (end - start) * i / n))) for i in range(n + 1)]

def trees(y, across, height, seed=1, colour=(.02, .03, .01), depth=2):
    """A far edge of a wood for the blur, as silhouettes behind each other that throw no shadow on the scene."""
    rng = np.random.default_rng(seed)
    for k in range(depth):
        xs = np.linspace(*across, 700); top = height * (.62 + .16 * k) + sum(height * a * np.abs(np.sin(xs * f + rng.uniform(0, 6))) for a, f in ((.2, .045), (.14, .11), (.1, .29), (.05, .8), (.03, 2.1)))
        o = mesh([(a, y + 14 * k, -1) for a in xs] + [(a, y + 14 * k, b) for a, b in zip(xs, top)], [(i, i + 1, 701 + i, 700 + i) for i in range(699)], plain(tuple(c * (1 + .9 * k) for c in colour), 1, spec=0))
        o.visible_shadow = False

def mirror():
    """The whole scene with left and right exchanged."""
    from mathutils import Matrix
    s = Matrix.Diagonal((-1, 1, 1, 1)); bpy.context.view_layer.update()
    for o in bpy.context.scene.objects:
        o.matrix_world = s @ o.matrix_world @ s if o.type in ('CAMERA', 'LIGHT') else s @ o.matrix_world
