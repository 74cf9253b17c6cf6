// Opens a <dialog> as a modal, and gives the focus back when it closes.

/** Shows a dialog over everything. Whoever opened it has the focus again when it is gone, however it went. */
export function modal(dialog: HTMLDialogElement) {
  const opener = document.activeElement;
  dialog.showModal();
  return () => {
    // Whoever let it go need not hear of it, least of all when the next is open already.
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog.close();
    const lost = document.activeElement === document.body;
    if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
