/** The secret that a sender of events presents to the bench's intake. */
export const benchIntakeSecret = "a-secret-of-the-bench-and-its-intake";
