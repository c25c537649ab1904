/** Items that are drawn (`to` is Infinity at the end), or the room of those that are not: px, or columns of a rail. */
export type ListPart = { from: number; to: number } | { space: number; unit: "px" | "columns" };
