import { GridRow } from "./grid-row";
import type { ItemsRowProps } from "./items-row";
import { ListRow } from "./list-row";
import { OfferRow } from "./offer-row";
import { SingleItemRow } from "./single-item-row";

export type OtherRowProps = ItemsRowProps & { form: OtherRowForm; index: number };
export type OtherRowForm = "offer" | "single" | "grid" | "list";

// The rows that are not rails. Their code is one file, which `lazy-rows.tsx` loads.
export function OtherRow({ form, index, ...props }: OtherRowProps) {
  if (form === "offer") return <OfferRow {...props} />;
  if (form === "single") return <SingleItemRow row={props.row} flipped={index % 2 === 1} />;
  if (form === "grid") return <GridRow {...props} />;
  return <ListRow {...props} />;
}
