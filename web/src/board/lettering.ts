/** The server's own style of counters, let in for them alone; call what comes back to take it out again. */
export function lettered(style: string): () => void {
  const lettering = new CSSStyleSheet();
  lettering.replaceSync(`@scope (.counters) { ${style.replace(/@font-face\{[^}]*\}/g, "")} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, lettering];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== lettering);
  };
}
