import userEvent from "@testing-library/user-event";

/** A simulated user, who presses, types and moves as in a browser, without pauses. */
export const user = userEvent.setup({ delay: null });
