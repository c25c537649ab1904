import { formatMoment, type MomentForm } from "./format";

type Props = { time: number; form?: MomentForm; locale: string };

// An empty text while the browser does not tell times yet: then React keeps what the server wrote.
export function Moment({ time, form = "moment", locale }: Props) {
  return (
    <time dateTime={new Date(time).toISOString()} data-form={form} suppressHydrationWarning>
      {formatMoment(time, form, locale)}
    </time>
  );
}
