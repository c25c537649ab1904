export type Treatment = "overlay" | "letterbox" | "split";
