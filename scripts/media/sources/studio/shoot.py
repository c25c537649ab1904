"""blender -b -P shoot.py -- SPORT look|final|film FOLDER [NAME …]: all of a sport's pictures, or those named, into a folder.
`film` is for film.py: clean pictures without grain, and beside each what is how far away."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import importlib, traceback
import numpy as np
import depth, picture, studio

sport, mode, folder, *names = sys.argv[sys.argv.index('--') + 1:]
try:
    for name, (build, how) in importlib.import_module(sport).SHOTS.items():
        if names and name not in names: continue
        # With the network behind it, fourteen samples are as good as hundreds; wide discs of far lamps need more, or they have corners.
        size = (480, 270) if mode == 'look' else (1600, 900) if how.get('hero') else (960, 540)
        samples = 10 if mode == 'look' else how.get('samples', 14)
        studio.reset(); build()
        out = os.path.join(folder, name); develop = how.get('develop', {})
        if mode == 'film':
            picture.develop(picture.render(size, samples), out + '.png', **{**develop, 'grain': 0})
            far, focus = depth.depth((800, 450)); np.savez_compressed(out + '.npz', far=far, focus=focus)
        else: picture.develop(picture.render(size, samples), out + '.webp', **develop)
except Exception: traceback.print_exc(); sys.stdout.flush(); os._exit(1)
os._exit(0)  # Blender's own way out crashes after torch.
