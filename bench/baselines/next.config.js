// Next as it comes: it compresses by itself. The root is where `node_modules` lies.
const root = process.env.BENCH_ROOT;

export default {
  turbopack: { root },
  outputFileTracingRoot: root,
};
