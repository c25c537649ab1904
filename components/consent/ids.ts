// The bar and the footer's button stand far apart and lead the focus to each other.
export const barId = "consent";
export const openerId = "privacy-choices";
