/** By this the bench's intake knows who tells it of events. */
export const intakeSecret = "a-secret-of-the-bench-and-its-intake";
