// Shares pictures with another app where the device can do that, or downloads them.

const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

function files(pictures: Blob[], name: string): File[] {
  return pictures.map((picture, index) => {
    const number = pictures.length > 1 ? `-${index + 1}` : '';
    return new File([picture], `${name}${number}.${ENDINGS[picture.type] ?? 'png'}`, { type: picture.type });
  });
}

export function canShare(pictures: Blob[], name: string): boolean {
  return navigator.canShare?.({ files: files(pictures, name) }) ?? false;
}

export async function share(pictures: Blob[], name: string): Promise<void> {
  try {
    await navigator.share({ files: files(pictures, name) });
  } catch (error) {
    // Some take files only right after a tap; then the picture had better be saved than lost.
    if ((error as Error).name !== 'AbortError') await download(pictures, name);
  }
}

export async function download(pictures: Blob[], name: string): Promise<void> {
  for (const file of files(pictures, name)) {
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    link.click();
    // The browser reads it after this; and takes several files only one after the other.
    await new Promise((resolve) => setTimeout(resolve, 400));
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

/** On a phone pictures are saved by sharing them with the phone's own album. */
export async function save(pictures: Blob[], name: string): Promise<void> {
  const phone = matchMedia('(pointer: coarse)').matches;
  if (phone && canShare(pictures, name)) await share(pictures, name);
  else await download(pictures, name);
}
