import userEvent from "@testing-library/user-event";

/** Whoever sits before the page: presses, types and moves as a browser would, without pauses. */
export const user = userEvent.setup({ delay: null });
