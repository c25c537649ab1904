"""Tennis, close: a felt ball, clay, lawn and hard court, a net's tape, a racket's strings."""
from studio import *

R = .0335

def felt(stain=.35):
    p = Paint('felt')
    x, y, z = (p.math('DIVIDE', v, R) for v in p.xyz())
    # The seam is a curve on which a saddle over the sphere is level.
    saddle = p.math('SUBTRACT', p.math('MULTIPLY', z, 1.32), p.math('SUBTRACT', p.math('MULTIPLY', x, x), p.math('MULTIPLY', y, y)))
    seam = p.math('LESS_THAN', p.math('ABSOLUTE', saddle), .065)
    fluff = p.noise(900, 4, .7)
    worn = p.noise(60, 4, .6)
    c = p.mix(fluff, (.34, .48, .03), (.62, .78, .08))
    c = p.mix(p.math('MULTIPLY', p.math('GREATER_THAN', worn, .56), stain), c, (.45, .22, .06))
    p.put('Base Color', p.mix(seam, c, (.78, .8, .74))).put('Roughness', .95).put('Specular', .12).put('Sheen', .8)
    p.bump(p.mix(seam, fluff, (0, 0, 0)), .9, .002)
    return p.m

def ball(at=(0, 0), turn=(1.2, .5, .9), z=R, stain=.35):
    o = add(bpy.ops.mesh.primitive_uv_sphere_add, felt(stain), segments=96, ring_count=48, radius=R, location=(*at, z))
    o.rotation_euler = turn
    return o

def stripe(p, across, half, rough):
    return p.math('LESS_THAN', p.math('ABSOLUTE', p.math('ADD', across, p.math('MULTIPLY', p.math('SUBTRACT', rough, .5), .006))), half)

def clay(cross=False, skid=False):
    p = Paint('clay')
    x, y, _ = p.xyz()
    fine, coarse, wide = p.noise(420, 6, .75), p.noise(26, 5, .6), p.noise(2.2, 4, .6)
    drag = p.noise(9, 4, .6, stretch=(1, .12, 1), turn=24)
    c = p.ramp(fine, (.3, (.30, .072, .024)), (.52, (.52, .155, .055)), (.72, (.70, .27, .11)))
    c = p.mix(.45, c, p.ramp(wide, (.35, (.36, .10, .035)), (.65, (.62, .22, .085))))
    c = p.mix(.35, c, p.ramp(drag, (.4, (.36, .10, .035)), (.6, (.66, .25, .10))))
    line = stripe(p, y, .026, coarse)
    if cross: line = p.math('MAXIMUM', line, p.math('MULTIPLY', stripe(p, x, .026, coarse), p.math('GREATER_THAN', y, 0)))
    worn = p.math('GREATER_THAN', p.math('ADD', p.math('MULTIPLY', coarse, .6), p.math('MULTIPLY', fine, .5)), .655)
    line = p.math('MULTIPLY', line, p.math('SUBTRACT', 1, p.math('MULTIPLY', worn, .8)))
    height = p.math('ADD', p.math('MULTIPLY', fine, .5), p.math('ADD', p.math('MULTIPLY', coarse, .9), p.math('MULTIPLY', drag, .9)))
    if skid:
        # A shoe's way: a trough with ridges along it, darker where the dry dust is gone.
        v = p.math('SUBTRACT', p.math('SUBTRACT', y, p.math('MULTIPLY', x, .55)), p.math('MULTIPLY', p.math('MULTIPLY', x, x), .12))
        v = p.math('ADD', v, p.math('MULTIPLY', p.math('SUBTRACT', coarse, .5), .02))
        inside = p.math('MULTIPLY', p.ramp(p.math('ABSOLUTE', p.math('SUBTRACT', v, .14)), (.04, 1.), (.062, 0.)), p.ramp(x, (0, 1.), (.16, 1.), (.2, 0.)))
        ridges = p.noise(130, 3, .6, stretch=(.04, 1, 1), turn=-31)
        c = p.mix(p.math('MULTIPLY', inside, .8), c, p.mix(ridges, (.15, .033, .012), (.34, .09, .03)))
        line = p.math('MULTIPLY', line, p.math('SUBTRACT', 1, p.math('MULTIPLY', inside, .9)))
        height = p.math('ADD', height, p.math('MULTIPLY', inside, p.math('SUBTRACT', p.math('MULTIPLY', ridges, 2.5), 3.2)))
    p.put('Base Color', p.mix(line, c, p.mix(fine, (.62, .56, .5), (.9, .87, .82)))).put('Roughness', .95).put('Specular', .1)
    p.bump(height, .85, .006)
    return p.m

def court(colour, dark, wet=.45):
    p = Paint('court')
    x, y, _ = p.xyz()
    grit, blot, scuff = p.noise(700, 3, .7), p.noise(3, 5, .6), p.noise(14, 4, .6, stretch=(1, .1, 1), turn=50)
    c = p.mix(p.math('MULTIPLY', blot, .8), dark, colour)
    c = p.mix(p.math('MULTIPLY', p.math('GREATER_THAN', scuff, .66), .25), c, (.02, .02, .03))
    line = stripe(p, y, .025, grit)
    p.put('Base Color', p.mix(line, c, (.82, .84, .86))).put('Roughness', p.ramp(p.noise(2, 4, .6), (.35, wet - .14), (.65, wet + .12))).put('Specular', .5)
    p.bump(grit, .5, .0015)
    return p.m

def grains(n=1400, seed=3, spread=((-.7, .7), (-.6, .9)), size=.0007):
    rng = np.random.default_rng(seed)
    base = add(bpy.ops.mesh.primitive_ico_sphere_add, plain((.5, .17, .06), .95, spec=.1), subdivisions=1, radius=1, location=(0, 0, -5))
    for _ in range(n):
        k = rng.gamma(2, size) + .0005
        o = bpy.data.objects.new('g', base.data); bpy.context.collection.objects.link(o)
        o.location = (rng.uniform(*spread[0]), rng.uniform(*spread[1]), k * .3)
        o.scale = (k * rng.uniform(.7, 1.5), k, k * .7); o.rotation_euler = tuple(rng.uniform(0, 6, 3))

def heap(at, n, seed=5):
    """Clay that a shoe pushed before it: the finest far, the most in the middle."""
    rng = np.random.default_rng(seed); m = plain((.46, .145, .05), .95, spec=.1)
    base = add(bpy.ops.mesh.primitive_ico_sphere_add, m, subdivisions=1, radius=1, location=(0, 0, -5))
    for _ in range(n):
        dx, dy = rng.normal(0, .045), rng.normal(0, .022); k = rng.gamma(1.6, .0009) + .0004
        o = bpy.data.objects.new('g', base.data); bpy.context.collection.objects.link(o)
        o.location = (at[0] + dx * .8 - dy * .5, at[1] + dx * .5 + dy * .9, k * .3 + .012 * math.exp(-(dx / .04) ** 2 - (dy / .02) ** 2) * rng.uniform(.2, 1))
        o.scale = (k * rng.uniform(.6, 1.6), k, k * .7); o.rotation_euler = tuple(rng.uniform(0, 6, 3))

def lamps(n=9, y=30, z=8, w=60, strength=60, size=1.1, colour=(1, .96, .9)):
    m = plain((0, 0, 0), emit=colour, strength=strength)
    for k in range(n):
        add(bpy.ops.mesh.primitive_uv_sphere_add, m, radius=size * (.7 + .5 * ((k * 7) % 5) / 5), location=((k - (n - 1) / 2) * w / n + ((k * 13) % 7 - 3) * .5, y + (k % 3) * 3, z + ((k * 5) % 4) * .9))

def stands(y=26, h=6, colour=(.012, .016, .03)):
    p = Paint('stands'); c = p.voronoi(2.2); p.put('Base Color', p.mix(p.math('GREATER_THAN', c.outputs['Distance'], .30), colour, tuple(v * 5 for v in colour))).put('Roughness', 1)
    box((160, 1, h), (0, y, h / 2), p.m)

def wall(y=14, h=2.2, colour=(.02, .075, .045)): box((120, .3, h), (0, y, h / 2), plain(colour, .9))

def net(y, z=.914, at=0):
    """A net across the court with its white tape; `at` is where its strap hangs."""
    cord = plain((.012, .012, .014), .8); tape = Paint('tape'); tape.put('Base Color', tape.mix(tape.noise(300, 3), (.66, .65, .62), (.86, .85, .82))).put('Roughness', .9); tape.bump(tape.noise(900, 2, stretch=(1, 1, .2)), .4, .002)
    w, step = 1.6, .042
    lines = [((x * step, y, 0), (x * step, y, z)) for x in range(-int(w / step), int(w / step))] + [((-w, y, k * step), (w, y, k * step)) for k in range(int(z / step))]
    for a, b in lines: tube([a, b], .0013, cord)
    box((2 * w, .012, .055), (0, y, z - .02), tape.m, bevel=.004)

def racket(at, turn, material_frame=None):
    """A head of strings in an oval frame with the throat, flat on its side."""
    frame = material_frame or plain((.03, .03, .035), .25, spec=.6); string = plain((.85, .84, .7), .4)
    a, b = .127, .165
    parts = [tube([(a * math.cos(t), b * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 96)[:-1]], .0105, frame, closed=True)]
    for k in range(-8, 9):
        x = k * .0142; r = b * math.sqrt(max(0, 1 - (x / a) ** 2))
        parts.append(tube([(x, t, .0012 * (-1) ** (j + k)) for j, t in enumerate(np.linspace(-r, r, 20))], .0008, string))
    for k in range(-10, 11):
        y = k * .0148; r = a * math.sqrt(max(0, 1 - (y / b) ** 2))
        parts.append(tube([(t, y, -.0012 * (-1) ** (j + k)) for j, t in enumerate(np.linspace(-r, r, 18))], .0008, string))
    for s in (-1, 1): parts.append(tube([(s * .085, -.122, 0), (s * .05, -.2, 0), (s * .016, -.27, 0), (s * .014, -.36, 0)], .0095, frame))
    parts.append(tube([(0, -.34, 0), (0, -.62, 0)], .0165, plain((.02, .02, .022), .8)))
    hub = bpy.data.objects.new('racket', None); bpy.context.collection.objects.link(hub)
    for o in parts: o.parent = hub
    hub.location = at; hub.rotation_euler = turn

def evening(strength=7, elevation=9, azimuth=118):
    sky(.16, elevation, azimuth, dust=3); sun(elevation, azimuth, strength, (1, .72, .45), .8)

def on_the_line():
    plane(60, material=clay()); grains(); wall(); ball((0, .012)); evening()
    camera((-.11, -.46, .075), (.035, .06, .034), 62, 2.6, (0, .012, .04))

def hero():
    plane(60, material=clay()); grains(2600, spread=((-1.2, 1.4), (-.8, 1.6))); wall(18, 3, (.03, .09, .055)); ball((.0, .012), (1.2, .3, 1.6))
    evening(7, 8, 110)
    camera((-.13, -.62, .1), (-.06, .06, .062), 55, 2.8, (0, .012, .04))

def slide():
    plane(60, material=clay(skid=True)); heap((.205, .255), 1500); grains(1500, 8, ((-.8, .8), (-.3, .9)), .0006); evening(7.5, 10, 250); wall(14)
    camera((-.52, -.55, .30), (-.02, .12, .0), 48, 2.8, (.05, .14, 0))

def over_the_net():
    plane(60, material=clay()); net(0); evening(6, 14, 235); wall(12, 3)
    ball((.03, -.05), (.4, .3, 2.2), .972)
    camera((-.5, -.95, .99), (-.02, 0, .93), 70, 2.4, (.03, -.05, .97))

def hard_court():
    plane(60, material=court((.012, .075, .32), (.006, .03, .16), .38)); stands(h=3); lamps(9, 24, 1.7, 26, 40, .3)
    gradient_sky([(-1, (.004, .006, .012)), (0, (.006, .01, .02)), (1, (.002, .003, .008))], 1)
    area((-1.4, .4, 1.8), (0, 0, 0), .5, 60, (1, .97, .92)); area((1.2, -1.2, 1.2), (0, 0, 0), .6, 16, (.8, .9, 1))
    ball((0, .03), (1.2, .5, .2), stain=0); camera((.16, -.6, .062), (-.03, .06, .05), 58, 2.2, (0, .03, .04))

def night_rally():
    plane(60, material=court((.02, .15, .1), (.01, .07, .055), .5)); stands(); lamps(7, 24, 6)
    gradient_sky([(-1, (.004, .008, .01)), (0, (.01, .014, .02)), (1, (.003, .004, .01))], 1)
    area((1.2, .9, 2.2), (0, 0, 0), .5, 60, (1, .96, .9)); area((-2, -1, 2.5), (0, 0, 0), 1, 18, (.75, .88, 1))
    racket((.02, .02, .011), (0, 0, -.9), plain((.35, .42, .02), .25)); ball((-.005, .03), (.7, .2, .4), R + .0115, stain=0)
    camera((-.32, -.58, .34), (.0, .03, .02), 55, 2.8, (-.005, .02, .03))

def doubles():
    plane(60, material=clay(cross=True)); grains(1500, 11, ((-1, 1), (-.6, 1.2)))
    ball((.16, -.1), (1.1, .2, .4)); ball((.235, -.065), (.4, .9, 1.4)); ball((-.17, .2), (.2, .4, 2)); ball((.06, .46), (1, 1, 1))
    evening(7.5, 14, 62); camera((-.25, -.95, .72), (.03, .14, 0), 58, 5, (.1, .0, .03))

def lawn():
    from football import turf
    turf(((-1.1, 1.1), (-.8, 2.6)), height=.012, tuft=.03, n=26000, chalk=('y', .0, .028), pale=.45); ball((0, .01), (1, .3, .6), R + .008, stain=0); wall(16, 2.4, (.012, .05, .02))
    sky(.2, 32, 230, dust=1); sun(30, 232, 5.5, (1, .93, .8), .6)
    camera((.2, -.56, .085), (-.03, .08, .04), 58, 2.4, (0, .01, .04))

warm = dict(grade=((.96, .97, 1.06), (1.04, 1, .95)), contrast=1.06, exposure=.1)
SHOTS = {
    'drawn-clay': (hero, dict(hero=True, develop=warm)),
    'tennis-clay-diagonal': (on_the_line, dict(develop=warm)),
    'tennis-slide': (slide, dict(develop=warm)),
    'tennis-over-the-net': (over_the_net, dict(develop=warm)),
    'tennis-hard-court': (hard_court, dict(develop=dict(exposure=.4, contrast=1.06, bloom=.08))),
    'tennis-night-rally': (night_rally, dict(develop=dict(exposure=.4, contrast=1.06))),
    'tennis-behind-the-baseline': (doubles, dict(develop=warm)),
    'tennis-lawn': (lawn, dict(develop=dict(contrast=1.05, exposure=.1))),
}
