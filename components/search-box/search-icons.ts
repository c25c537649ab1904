// Made by scripts/make-icons.ts from @tabler/icons (MIT).
export const historyIconPath = "M12 8l0 4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5";
export const trendingUpIconPath = "M3 17l6 -6l4 4l8 -8M14 7l7 0l0 7";
export const arrowUpLeftIconPath = "M7 7l10 10M16 7l-9 0l0 9";
