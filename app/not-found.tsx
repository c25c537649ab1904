import Broken from "./error";

// For an address that no middleware saw; drawn in the browser's half so that other pages carry no copy of it.
export default function NotFound() {
  return <Broken isMissing />;
}
