"""How far away a picture's points are, as a lens without blur would see them: what a camera that moves past a still asks for."""
import os, tempfile
import bpy, numpy as np

def depth(size):
    """Metres along the lens for every point, and to what is in focus."""
    s = bpy.context.scene; lens = s.camera.data
    was, lens.dof.use_dof = lens.dof.use_dof, False
    s.render.resolution_x, s.render.resolution_y = size; s.render.resolution_percentage = 100
    s.cycles.samples = 1; s.cycles.max_bounces = 0; s.view_layers[0].use_pass_z = True
    s.use_nodes = True; t = s.node_tree; t.nodes.clear()
    r = t.nodes.new('CompositorNodeRLayers'); f = t.nodes.new('CompositorNodeOutputFile')
    f.base_path = tempfile.mkdtemp(); f.format.file_format = 'OPEN_EXR'; f.format.color_depth = '32'
    t.links.new(r.outputs['Depth'], f.inputs[0])
    s.render.filepath = f.base_path + '/x.png'; bpy.ops.render.render(write_still=False)
    i = bpy.data.images.load(os.path.join(f.base_path, 'Image%04d.exr' % s.frame_current)); i.colorspace_settings.name = 'Raw'
    a = np.empty(size[0] * size[1] * 4, np.float32); i.pixels.foreach_get(a); bpy.data.images.remove(i)
    lens.dof.use_dof = was
    return a.reshape(size[1], size[0], 4)[::-1, :, 0].copy(), lens.dof.focus_distance
