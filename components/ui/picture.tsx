import { firstCharacter } from "@/lib/first-character";
import { classNames } from "./class-names";
import { cropFactor, cropSizes } from "./crop-sizes";
import { PictureImage } from "./picture-image";

const pictureWidths = [320, 640, 960, 1280, 1920];

export type PictureProps = {
  /** Address of the picture; `{w}` in it stands for one of the five widths. */
  src?: string;
  /** Dominant colour, shown until the picture is loaded. */
  art?: string | undefined;
  /** Its first letter stands in when there is no picture. */
  title: string;
  /** Of the box. */
  sizes: string;
  /** Width by height of the box. */
  ratio?: number;
  /** Width by height of the picture itself, where it is not 16 by 9. */
  aspect?: number | undefined;
  /** What of it stays where its sides are cut: 0 the left, 100 the right; else its middle. */
  focus?: number | undefined;
  /** The largest width worth offering for a box that shows all of it; small cards never need 1920. */
  maxWidth?: number | undefined;
  /** The page's largest picture: requested before everything else. */
  eager?: boolean;
  /** Requested with the page, where others wait until they are near the window. */
  isInFirstScreen?: boolean | undefined;
  className?: string;
  children?: React.ReactNode;
};

export function Picture(props: PictureProps) {
  const { src, art, title, className, children } = props;
  return (
    <span className={classNames("art", className)} style={placeholderColorStyle(art)}>
      {src ? pictureImage(props, src) : <Letter of={title} />}
      {children}
    </span>
  );
}

// Two versions of Unicode may disagree on a new emoji: the text of the server stays.
function Letter({ of: title }: { of: string }) {
  return (
    <b className="display art-letter" suppressHydrationWarning>
      {firstCharacter(title)}
    </b>
  );
}

function pictureImage(props: PictureProps, src: string) {
  const { ratio = 16 / 9, aspect, focus, eager, isInFirstScreen } = props;
  // Only the browser knows the size of the box, once it is laid out.
  const sizes = isInFirstScreen ? props.sizes.replace("auto,", "") : props.sizes;
  const sized = src.includes("{w}");
  const factor = cropFactor(ratio, aspect);
  const { maxWidth = factor > 1 ? 1280 : 960 } = props;
  const width = Math.min(640, maxWidth);
  return (
    <PictureImage
      src={src.replace("{w}", String(width))}
      srcSet={sized ? sourceSet(src, maxWidth) : undefined}
      sizes={sized ? cropSizes(sizes, factor) : undefined}
      width={width}
      height={Math.round(width / ratio)}
      loading={eager || isInFirstScreen ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      style={focus === undefined ? undefined : { objectPosition: `${focus}% 35%` }}
    />
  );
}

function sourceSet(template: string, maxWidth: number): string {
  return pictureWidths
    .filter((width) => width <= maxWidth)
    .map((width) => `${template.replace("{w}", String(width))} ${width}w`)
    .join(",");
}

export function placeholderColorStyle(art: string | undefined): React.CSSProperties | undefined {
  return art ? Object.fromEntries([["--art", art]]) : undefined;
}
