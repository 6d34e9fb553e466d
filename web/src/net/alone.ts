/** Whether no server stands behind this page: what would need one is not offered here. */
export const ALONE = import.meta.env.MODE === "site";
