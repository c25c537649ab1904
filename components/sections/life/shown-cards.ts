/** Which of a row's cards are in the page: a row that passes by has as many as fit into the window. */
export type ShownCards = "none" | "few" | "all";

export type ShowCards = (next: (now: ShownCards) => ShownCards) => void;
