"""Football, close: a ball of thirty-two panels, turf, chalk, a net, floodlights."""
from studio import *

R = .11

def ball(at=(0, 0), turn=(.4, .3, .2), colours=((.80, .80, .78), (.015, .015, .018)), z=R, wet=False):
    """The panels of a truncated icosahedron: the nearest of twelve corners and twenty faces, with a groove between."""
    o = add(bpy.ops.mesh.primitive_ico_sphere_add, subdivisions=7, radius=1, location=(*at, z))
    g = (1 + 5 ** .5) / 2
    corners = np.array([(0, s, t * g) for s in (1, -1) for t in (1, -1)] + [(s, t * g, 0) for s in (1, -1) for t in (1, -1)] + [(t * g, 0, s) for s in (1, -1) for t in (1, -1)], float); corners /= np.linalg.norm(corners[0])
    ico = [(i, j, k) for i in range(12) for j in range(i) for k in range(j) if min(corners[i] @ corners[j], corners[i] @ corners[k], corners[j] @ corners[k]) > .4]
    faces = np.array([corners[list(f)].sum(0) for f in ico]); faces /= np.linalg.norm(faces, axis=1)[:, None]
    m = o.data; v = np.empty(len(m.vertices) * 3, np.float32); m.vertices.foreach_get('co', v); v = v.reshape(-1, 3); v /= np.linalg.norm(v, axis=1)[:, None]
    angle = np.arccos(np.clip(v @ np.vstack([corners, faces]).T, -1, 1)); angle[:, 12:] -= .0633  # a hexagon reaches further than a pentagon
    order = np.sort(angle, axis=1); gap = order[:, 1] - order[:, 0]
    v *= (1 - .016 * np.exp(-(gap / .028) ** 2))[:, None] * R
    m.vertices.foreach_set('co', v.reshape(-1)); m.update()
    pent = m.attributes.new('pent', 'FLOAT', 'POINT'); pent.data.foreach_set('value', (angle[:, :12].min(1) - angle[:, 12:].min(1)).astype(np.float32))
    p = Paint('panels'); which = p.n.new('ShaderNodeAttribute'); which.attribute_name = 'pent'
    c = p.mix(p.math('LESS_THAN', which.outputs['Fac'], 0), colours[0], colours[1])
    p.put('Base Color', p.mix(p.math('MULTIPLY', p.noise(30, 5, .65), .3), c, (.1, .1, .085))).put('Roughness', .3 if wet else .42).put('Specular', .5)
    grain = p.voronoi(520).outputs['Distance']
    if wet: grain = p.math('ADD', p.math('MULTIPLY', grain, .3), p.ramp(p.voronoi(70).outputs['Distance'], (.0, 1.), (.2, .85), (.3, 0.)))
    p.bump(grain, .35 if wet else .25, .004 if wet else .0015)
    m.materials.append(p.m)
    o.rotation_euler = turn
    return o

def blade_paint(pale=0., chalk=None, frost=0.):
    p = Paint('blade')
    i = p.n.new('ShaderNodeObjectInfo'); x, y, z = p.xyz('Object')
    c = p.ramp(i.outputs['Random'], (0, (.04, .14, .015)), (.5, (.08, .24, .03)), (.85, (.15, .32, .05)), (1, (.32, .34, .09)))
    if pale: c = p.mix(pale, c, (.20, .30, .06))
    if chalk:
        where = p.n.new('ShaderNodeSeparateXYZ'); p.link(i.outputs['Location'], where.inputs[0])
        for axis, at, half in [chalk] if isinstance(chalk[0], str) else chalk:
            d = p.math('ABSOLUTE', p.math('SUBTRACT', where.outputs['xy'.index(axis)], at))
            on = p.math('MULTIPLY', p.math('LESS_THAN', d, half), p.math('GREATER_THAN', i.outputs['Random'], .1))
            c = p.mix(on, c, (.80, .82, .78))
    if frost: c = p.mix(frost, c, (.86, .9, .95))
    p.put('Base Color', c).put('Roughness', .5).put('Specular', .35).put('Transmission', .0)
    return p.m

def make_tuft(size, height, blades, material, seed, lean=.5):
    rng = np.random.default_rng(seed); v, f = [], []
    for _ in range(blades):
        x, y = rng.normal(0, size * .4, 2); a = rng.uniform(0, 6.283); h = height * rng.uniform(.6, 1.15); w = .0011 + height * .012; b = abs(rng.normal(0, lean)) * h
        dx, dy = math.cos(a), math.sin(a); n = len(v)
        for k, (t, s) in enumerate(((0, 1), (.4, .9), (.75, .6), (1, .06))):
            px, py, pz = x + dx * b * t * t, y + dy * b * t * t, h * t * (1 - .25 * t * (b / h))
            v += [(px - dy * w * s, py + dx * w * s, pz), (px + dy * w * s, py - dx * w * s, pz)]
            if k: f.append((n + 2 * k - 2, n + 2 * k - 1, n + 2 * k + 1, n + 2 * k))
    o = mesh(v, f, material); return o

def turf(area, height=.028, tuft_blades=26, n=30000, chalk=None, pale=0., frost=0., tuft=None, stripes=False, seed=1):
    """Grass of tufts that share three meshes, denser near the origin, over dark soil; beyond it a painted lawn."""
    size = tuft or .035; rng = np.random.default_rng(seed)
    paint = blade_paint(pale, chalk, frost)
    (x0, x1), (y0, y1) = area
    for k in range(3):
        # One mesh of small faces, each of which carries a tuft: its place, turn and size are the face's.
        m = n // 3; at = np.c_[rng.uniform(x0, x1, m), y0 + (y1 - y0) * rng.uniform(0, 1, m) ** 1.35, np.zeros(m)]
        turn, side = rng.uniform(0, 6.283, m), rng.uniform(.75, 1.25, m)
        corners = np.stack([at + .5 * side[:, None] * np.c_[np.cos(turn + q) * 2 ** .5, np.sin(turn + q) * 2 ** .5, np.zeros(m)] for q in np.pi / 4 * np.array([1, 3, 5, 7])], 1).reshape(-1, 3)
        bed = mesh(corners, np.arange(4 * m).reshape(-1, 4).tolist(), smooth=False)
        bed.instance_type = 'FACES'; bed.use_instance_faces_scale = True; bed.show_instancer_for_render = False
        make_tuft(size, height, tuft_blades, paint, k).parent = bed
    p = Paint('lawn'); x, y, z = p.xyz()
    blades = p.noise(60, 6, .8, stretch=(1, .35, 1)); patch = p.noise(1.2, 4, .6)
    c = p.ramp(blades, (.3, (.012, .04, .008)), (.7, (.06, .16, .025)))
    c = p.mix(p.math('MULTIPLY', patch, .5), c, (.03, .10, .015))
    if pale: c = p.mix(pale, c, (.18, .27, .06))
    if stripes: c = p.mix(p.math('MULTIPLY', p.math('GREATER_THAN', p.math('SINE', p.math('MULTIPLY', y, 1.1)), 0), .5), c, (.09, .20, .04))
    for axis, at, half in ([] if not chalk else [chalk] if isinstance(chalk[0], str) else chalk):
        c = p.mix(p.math('MULTIPLY', p.math('LESS_THAN', p.math('ABSOLUTE', p.math('SUBTRACT', (x, y)['xy'.index(axis)], at)), half), p.math('GREATER_THAN', blades, .38)), c, (.7, .72, .68))
    if frost: c = p.mix(min(1, frost * 1.05), c, (.84, .88, .93))
    p.put('Base Color', c).put('Roughness', .9).put('Specular', .1); p.bump(blades, 1, .02)
    plane(220, (0, 0, 0), p.m)

def floodlights(y=60, z=22, masts=4, w=110, strength=300, calm=None):
    """Masts with racks of lamps, and the light they give. Left of `calm`, where words will stand, nobody looks at a screen."""
    lamp = plain((0, 0, 0), emit=(1, .97, .92), strength=strength)
    for k in range(masts):
        x = (k - (masts - 1) / 2) * w / max(1, masts - 1); up = z + (k % 2) * 2
        for r in range(2):
            for c in range(5): add(bpy.ops.mesh.primitive_uv_sphere_add, lamp, segments=12, ring_count=8, radius=.62, location=(x + (c - 2) * 1.7, y, up + r * 1.9))
    p = Paint('crowd'); d = p.voronoi(1.6); h = p.n.new('ShaderNodeHueSaturation'); p.link(d.outputs['Color'], h.inputs['Color']); h.inputs['Saturation'].default_value = .7; h.inputs['Value'].default_value = .012
    p.put('Base Color', h.outputs[0]).put('Roughness', 1).put('Specular', 0)
    box((240, 1, 15), (0, y - 3, 5), p.m, rot=(-.5, 0, 0))
    # Screens in the hands of those who look on.
    rng = np.random.default_rng(6)
    for tint in ((1, .9, .75), (.7, .85, 1), (1, 1, 1)):
        m = plain((0, 0, 0), emit=tint, strength=26)
        for _ in range(46):
            up, x = rng.uniform(1, 9.5), rng.uniform(-w * .62, w * .62)
            if calm is None or x > calm: add(bpy.ops.mesh.primitive_ico_sphere_add, m, subdivisions=1, radius=.075, location=(x, y - 8.2 + up * .55, up))

def night(): gradient_sky([(-1, (.004, .006, .01)), (0, (.012, .018, .03)), (.25, (.005, .008, .018)), (1, (.002, .003, .008))], 1)

def key(at, strength, colour=(1, .97, .92), size=.5): area(at, (0, 0, .05), size, strength, colour)

def hero():
    turf(((-2.4, 2.4), (-.9, 7)), n=60000, chalk=('y', .0, .055)); ball((.21, .02), (.5, .25, .4), wet=True); floodlights(58, 12, 4, 82); night()
    key((3.4, 3.2, 4), 700); key((-4, 1.5, 4), 260, (.85, .93, 1)); key((0, -3, 5), 60, size=2)
    camera((-.1, -1.75, .2), (-.02, .3, .30), 42, 2.2, (.21, .02, .12))

def long_shadows():
    turf(((-2, 2.2), (-.9, 5)), n=50000, chalk=('x', .0, .055)); ball((.0, .1), (.3, .2, 1.2)); sky(.22, 9, 285, dust=3); sun(9, 283, 7.5, (1, .74, .46), .8)
    trees(34); camera((.75, -1.35, .34), (-.14, .3, .10), 55, 2.6, (.0, .1, .11))

def trees(y, colour=(.02, .055, .015)):
    rng = np.random.default_rng(4); p = Paint('leaves'); n = p.noise(2.4, 6, .8); p.put('Base Color', p.mix(n, tuple(c * .4 for c in colour), tuple(c * 3.2 for c in colour))).put('Roughness', 1); p.bump(n, 1, .5)
    base = add(bpy.ops.mesh.primitive_ico_sphere_add, p.m, subdivisions=3, radius=1, location=(0, 0, -9))
    for k in range(22):
        x, d, h = (k - 10.5) * 4.2 + rng.uniform(-1.5, 1.5), y + rng.uniform(0, 9), rng.uniform(3.4, 6.4)
        for _ in range(26):
            o = bpy.data.objects.new('l', base.data); bpy.context.collection.objects.link(o); q = rng.normal(0, 1, 3); q /= np.linalg.norm(q)
            o.location = (x + q[0] * 2.1, d + q[1] * 1.6, h * .55 + q[2] * h * .5); s = rng.uniform(.5, 1.35); o.scale = (s, s, s * .8)

def from_above():
    turf(((-1.7, 1.7), (-1.1, 1.3)), n=52000, chalk=[('x', -.62, .055), ('y', -.42, .055)], stripes=True); ball((.34, .2), (.2, .5, .3)); sky(.3, 28, 60, dust=2); sun(24, 62, 6, (1, .88, .7), .7)
    camera((.05, -.75, 3.1), (.05, .02, 0), 58, 0, None, 14)

def in_the_snow():
    rng = np.random.default_rng(2)
    turf(((-1.8, 1.8), (-.8, 4)), height=.034, n=5200, tuft_blades=12, frost=.62)
    p = Paint('snow'); p.put('Base Color', p.mix(p.noise(8, 4), (.74, .80, .9), (.9, .93, .97))).put('Roughness', .7).put('Subsurface', .2).put('Subsurface Color', (.7, .85, 1)); p.bump(p.math('ADD', p.noise(26, 6, .7), p.math('MULTIPLY', p.noise(400, 3, .7), .15)), .9, .03); plane(120, (0, 0, .014), p.m)
    ball((.1, .05), (.5, .2, .6), ((.85, .20, .02), (.03, .03, .035))); flake = plain((.9, .93, 1), .8)
    base = add(bpy.ops.mesh.primitive_ico_sphere_add, flake, subdivisions=1, radius=.0055, location=(0, 0, -9))
    for _ in range(2600):
        o = bpy.data.objects.new('f', base.data); bpy.context.collection.objects.link(o); o.location = (rng.uniform(-2, 2), rng.uniform(-1.3, 5), rng.uniform(0, 1.6)); s = rng.uniform(.5, 1.3); o.scale = (s, s, s)
    gradient_sky([(-1, (.12, .17, .28)), (0, (.3, .4, .58)), (1, (.1, .16, .32))], .9); floodlights(46, 9, 3, 52, 160); key((-2.5, 1.6, 3), 330, (1, .93, .82)); key((2.5, -1, 3), 90, (.75, .86, 1))
    camera((-.5, -1.3, .24), (.06, .2, .12), 55, 2.8, (.1, .05, .12))

def on_the_ball():
    turf(((-.9, .9), (-.5, 1.6)), n=34000); ball((0, 0), (.75, .3, 1.0), wet=True); floodlights(40, 9, 4, 60, 200); night(); key((-1.6, 1.2, 1.6), 150); key((1.6, -.4, 1.2), 40, (.7, .85, 1))
    camera((-.16, -.46, .13), (.03, 0, .10), 50, 2.8, (-.02, -.1, .12))

def corner_flag():
    turf(((-2, 2), (-.9, 6)), n=46000, chalk=[('x', .0, .05), ('y', .0, .05)], pale=.12)
    tube([(0, 0, 0), (0, 0, 1.5)], .014, plain((.85, .83, .1), .5))
    n, v, f = 14, [], []
    for i in range(n):
        for j in range(n): u, w = i / (n - 1), j / (n - 1); v.append((.012 + u * .46, .06 * math.sin(u * 7 + w * 1.2) * u, 1.47 - w * .34 - .05 * u))
    for i in range(n - 1):
        for j in range(n - 1): f.append((i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j))
    cloth = plain((.75, .05, .03), .8, spec=.2, Sheen=.4); mesh(v, f, cloth); ball((.42, -.3), (.2, .9, .4)); trees(34)
    sky(.24, 20, 235, dust=2); sun(20, 236, 6, (1, .86, .66), .7)
    camera((-.9, -2.3, 1.02), (.17, 0, 1.27), 62, 1.4, (.1, 0, 1.3))

def goal_mouth():
    turf(((-2.2, 2.2), (-1.4, 5)), n=52000, chalk=('y', 1.3, .06)); white = plain((.85, .85, .84), .3); cord = plain((.8, .8, .78), .7)
    tube([(-1.35, 1.3, 0), (-1.35, 1.3, 2.44), (6, 1.3, 2.44)], .06, white)
    s = .12
    for i in range(-11, 34):
        pts = [(i * s, -.25 - .16 * math.sin(min(1, z / 1.6) * math.pi) * math.exp(-((i * s - .25) / .5) ** 2) + .45 * max(0, z - .3) / 2.1, z) for z in np.linspace(0, 2.4, 30)]
        tube(pts, .0022, cord)
    for z in np.arange(.06, 2.4, s):
        pts = [(x, -.25 - .16 * math.sin(min(1, z / 1.6) * math.pi) * math.exp(-((x - .25) / .5) ** 2) + .45 * max(0, z - .3) / 2.1, z) for x in np.linspace(-1.35, 4, 60)]
        tube(pts, .0022, cord)
    ball((.28, .05), (.6, .2, .7), z=.42); floodlights(60, 15, 4, 80); night(); key((-3, 4, 4.5), 800); key((3, -3, 3), 150, (.8, .9, 1)); key((2, 4, 5), 500)
    camera((-.75, -1.75, .48), (.34, .6, .72), 34, 2.8, (.28, .02, .42))

def under_lights():
    turf(((-2.4, 2.4), (-.9, 7)), n=56000, chalk=('x', .0, .055)); ball((.0, .1), (.2, .5, 1.4), wet=True); floodlights(52, 13, 3, 60); night(); key((-3, 3, 4), 620); key((3.4, 1, 4), 300, (.8, .9, 1)); key((0, -3, 4), 40, size=2)
    camera((-.6, -1.25, .15), (.06, .3, .19), 45, 2.2, (.0, .1, .12))

lit = dict(exposure=.35, contrast=1.06, bloom=.07, grade=((.96, 1, 1.05), (1.02, 1, .97)))
warm = dict(exposure=.15, contrast=1.06, grade=((.96, .99, 1.04), (1.04, 1, .94)))
SHOTS = {
    'drawn-stadium': (hero, dict(hero=True, develop=lit)),
    'football-long-shadows': (long_shadows, dict(develop={**warm, 'exposure': .5})),
    'football-from-above': (from_above, dict(develop=warm)),
    'football-in-the-snow': (in_the_snow, dict(develop=dict(exposure=-.75, contrast=1.12))),
    'football-on-the-ball': (on_the_ball, dict(develop=lit)),
    'football-afternoon': (corner_flag, dict(develop=warm)),
    'football-goal-mouth': (goal_mouth, dict(develop=lit)),
    'football-wide': (under_lights, dict(hero=True, develop=lit)),
}
