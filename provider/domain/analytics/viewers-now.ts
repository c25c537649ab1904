/** A viewer who was heard of within so long is here now. */
export const visitMs = 5 * 60 * 1000;
