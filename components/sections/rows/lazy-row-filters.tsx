import dynamic from "next/dynamic";

const NoFilters = () => null;

// The server renders them; only a page that has such a row fetches their style and code. A row without them is whole.
export const LazyRowFilters = dynamic(() =>
  import("./row-filters").then(
    (row) => row.RowFilters,
    () => NoFilters,
  ),
);
