"""blender -b -P shoot.py -- SPORT look|final FOLDER [NAME …]: all of a sport's pictures, or those named, into a folder."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import importlib, traceback
import picture, studio

sport, mode, folder, *names = sys.argv[sys.argv.index('--') + 1:]
try:
    for name, (build, how) in importlib.import_module(sport).SHOTS.items():
        if names and name not in names: continue
        # With the network behind it, fourteen samples are as good as hundreds.
        size, samples = ((480, 270), 10) if mode == 'look' else (((1600, 900), 14) if how.get('hero') else ((960, 540), 14))
        studio.reset(); build()
        out = os.path.join(folder, name + '.webp')
        picture.develop(picture.render(size, samples), out, **how.get('develop', {}))
except Exception: traceback.print_exc(); sys.stdout.flush(); os._exit(1)
os._exit(0)  # Blender's own way out crashes after torch.
