interface DocumentFrameProps {
  readonly title: string;
  /** A page of the provider. */
  readonly html: string;
}

/** Shows a page of the provider in a frame without scripts and without the origin of the portal. */
export const DocumentFrame = ({ title, html }: DocumentFrameProps) => (
  <iframe className="portal-document" title={title} sandbox="" srcDoc={html} />
);
