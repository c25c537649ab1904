/** The secret that a sender of events presents to the bench's intake. */
export const intakeSecret = "a-secret-of-the-bench-and-its-intake";
