/** Puts the widths in the place of their names; everything else about CSS is the bundler's own. */
export default {
  plugins: {
    "@csstools/postcss-global-data": { files: ["./app/styles/breakpoints.css"] },
    "postcss-custom-media": {},
  },
};
