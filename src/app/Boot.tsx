/** The logo and a bar until the first screen is loaded, like those of index.html. */
export function Boot() {
  return (
    <div className="boot">
      <img src="/images/icon.svg" alt="" width={56} height={56} />
      <div className="boot-bar" />
    </div>
  );
}
