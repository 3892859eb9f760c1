/** A thin bar below the top bar while a screen or its record is loading. The screen itself announces what is loading. */
export function ProgressBar({ hidden = false }: { readonly hidden?: boolean }) {
  return <div className="portal-progress" hidden={hidden} aria-hidden />;
}
