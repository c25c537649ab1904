"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";

type Props = Pick<
  ComponentProps<"img">,
  "sizes" | "width" | "height" | "loading" | "fetchPriority" | "style"
> & { src: string; srcSet: string | undefined };

const isServer = typeof window === "undefined";

// Chromium does not let go of an image that has `sizes` while it is out of the page: neither of one that was taken
// out, nor of one that React made and dropped again. So in the browser images have them only while they are in it.
export function PictureImage({ src, srcSet, sizes, ...rest }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const element = image.current;
    if (!element) return;
    // In this order: otherwise a narrower picture would be requested first.
    for (const [name, value] of Object.entries({ sizes, srcset: srcSet, src })) {
      if (element.getAttribute(name) === (value ?? null)) continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }, [sizes, srcSet, src]);
  useLayoutEffect(() => {
    const element = image.current;
    return () => {
      for (const name of ["src", "srcset", "sizes"]) element?.removeAttribute(name);
    };
  }, []);
  return (
    <img
      {...rest}
      ref={image}
      alt=""
      // The server's HTML has them; BrokenPictures may have marked it before hydration.
      suppressHydrationWarning
      sizes={isServer ? sizes : undefined}
      srcSet={isServer ? srcSet : undefined}
      src={isServer ? src : undefined}
      decoding="async"
    />
  );
}
