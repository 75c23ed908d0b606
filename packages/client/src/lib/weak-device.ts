/** The shorter side of a phone's screen has fewer pixels than this. */
const PHONE_SIDE_PX = 600;
/** A device with so many processor cores, or fewer, is busy with its page alone. */
const FEW_CORES = 2;

/** Returns whether the user wants this browser to load little. Not all browsers say so. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

export function isWeakDevice(): boolean {
  const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < PHONE_SIDE_PX;
  return isPhone || navigator.hardwareConcurrency <= FEW_CORES || savesData();
}
