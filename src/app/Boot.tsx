/** The mark and a bar until the first screen is loaded, as index.html shows them before the script has come. */
export function Boot() {
  return (
    <div className="boot">
      <img src="/images/icon.svg" alt="" width={56} height={56} />
      <div className="boot-bar" />
    </div>
  );
}
