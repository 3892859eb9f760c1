/** A thin bar below the top bar while a screen or its record is on the way. What is loading is said by the screen itself. */
export function ProgressBar() {
  return <div className="portal-progress" aria-hidden />;
}
