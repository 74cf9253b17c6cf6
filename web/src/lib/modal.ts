/** Shows a dialog over everything. Whoever opened it has the focus again when it is gone, however it went. */
export function modal(dialog: HTMLDialogElement) {
  const opener = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    const lost = document.activeElement === document.body;
    if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
