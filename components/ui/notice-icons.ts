// Made by scripts/make-icons.ts from @tabler/icons (MIT) for notices, toasts and choices, which load after the page.
export const alertTriangleIconPath =
  "M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01";
export const circleCheckIconPath = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4";
export const checkIconPath = "M5 12l5 5l10 -10";
