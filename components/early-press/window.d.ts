interface Window {
  /** The last button pressed in a part that is not hydrated yet. */
  mqEarlyPress?: HTMLElement;
}
